export default {
  panel: {
    decision: 'Decision',
    promised: 'Promised by {{date}} ({{when}}).',
    myRating: 'My rating',
    others: 'Ratings of others',
    comments: 'Comments',
  },
  reader: {
    of: 'Application of {{name}}',
    judgeOf: 'Judging {{name}}',
    list: 'List',
    panes: 'What to show',
    dossier: 'Dossier',
    judge: 'Judge',
    position: '{{number}} of {{total}}',
    next: 'Next application',
    previous: 'Previous application',
  },
}
