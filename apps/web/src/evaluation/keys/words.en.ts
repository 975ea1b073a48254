export default {
  keys: {
    title: 'Keys',
    switch: 'Single keys act on the pages of applications',
    switchHint:
      'Off unless you want it, since speech input or a careless hand can press one by accident. Kept in this browser.',
    line: 'next and previous line',
    openLine: 'open the application',
    tick: 'select the line',
    search: 'search',
    help: 'show these keys',
    walk: 'next and previous application',
    rate: 'rate from −2 to +2',
    comment: 'write a comment',
    accept: 'accept, after a look at the e-mail',
    reject: 'reject, after a look at the e-mail',
    undo: 'take the last step back',
    shortlist: 'shortlist for an interview',
    sectionBack: 'previous part of the dossier',
    sectionNext: 'next part of the dossier',
    leave: 'back to the table',
  },
}
