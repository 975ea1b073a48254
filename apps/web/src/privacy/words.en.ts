export default {
  title: 'My data',
  lead: 'You can get a copy of everything we know about you and close your account at any time.',
  copy: {
    title: 'A copy of my data',
    text: 'A ZIP file with your profile, your applications, your documents and the e-mails we sent you. What others wrote in confidence is not in it.',
    ask: 'Request a copy',
    ready: 'Your copy is ready.',
    download: 'Download my copy',
    until: 'Requested on {{asked}}, available until {{until}}',
    file: 'my-data.zip',
  },
  erase: {
    title: 'Delete my account',
    text: 'This is what happens at once:',
    means: {
      drafts: 'Drafts of applications are deleted.',
      withdrawn: 'Applications under way are withdrawn; interviews are cancelled and referees no longer need to write.',
      kept: 'Of applications you have sent, only status, dates and figures remain, without your name.',
      files: 'Your profile, your documents and what you wrote are deleted.',
      held: 'A legal hold keeps your application for “{{job}}” as it is until {{until}}, because the university may need it as evidence, for example in a lawsuit. It is deleted when the hold ends; that day can change.',
      final: 'This cannot be undone. You can sign in again later as a new person.',
    },
    button: 'Delete my account …',
    confirmTitle: 'Delete your account for good?',
    confirmText: 'Everything listed is done at once and cannot be undone.',
    type: 'Type {{email}} to confirm',
    confirm: 'Delete my account',
    last: {
      title: 'Someone has to succeed you first',
      text: 'You are the last professor of a research group or the last administrator. Name a successor in the group’s members or among the people, then come back.',
    },
  },
}
