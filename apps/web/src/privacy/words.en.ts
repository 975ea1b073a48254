export default {
  title: 'My data',
  lead: 'You may have a copy of everything we know about you, and you may end your account at any time.',
  copy: {
    title: 'A copy of my data',
    text: 'A ZIP file with your profile, your applications, your documents and the e-mails we sent you. What others wrote in confidence is not in it.',
    ask: 'Ask for a copy',
    ready: 'Your copy is ready.',
    download: 'Download my copy',
    until: 'Asked for on {{asked}}, here until {{until}}',
    file: 'my-data.zip',
  },
  erase: {
    title: 'End my account',
    text: 'This is what happens at once:',
    means: {
      drafts: 'Drafts of applications are deleted.',
      withdrawn: 'Applications under way are withdrawn; interviews are called off and referees need not write.',
      kept: 'Of applications you have sent, only states, dates and numbers remain, without your name.',
      files: 'Your profile, your documents and what you wrote are deleted.',
      final: 'Nobody can bring it back. You can sign in again later as someone new.',
    },
    button: 'End my account …',
    confirmTitle: 'End your account for good?',
    confirmText: 'Everything listed is done at once and cannot be undone.',
    type: 'Type {{email}} to confirm',
    confirm: 'End my account',
    last: {
      title: 'Someone has to follow you first',
      text: 'You are the last professor of a research group or the last administrator. Name a successor in the group’s members or among the people, then come back.',
    },
  },
}
