export default {
  title: 'Find the research group you want to work with',
  lead: 'Doctoral and research positions, written by the groups themselves. One application, clear steps, and an answer you can count on.',
  search: 'Subject, topic, group or professor',
  searchLabel: 'Search the open positions',
  find: 'Search',
  all: 'All open positions',
  newest: 'Newest positions',
  demo: {
    title: 'Look around as …',
    lead: 'This is a demo: everything works, e-mails land in a mailbox you can open, and nothing leaves this machine.',
    APPLICANT: {
      role: 'Applicant',
      first: 'Find a position and see what an application asks for.',
    },
    EMPLOYEE: {
      role: 'Employee of a group',
      first: 'Write a position in both languages, with help, and publish it.',
    },
    PROFESSOR: {
      role: 'Professor',
      first: 'Read the applications to your group, rate them, and decide.',
    },
    ADMIN: {
      role: 'Administrator',
      first: 'Activate a group that someone has asked for.',
    },
    enter: 'Continue as {{name}}',
  },
  welcome: {
    title: 'Good to see you, {{name}}',
    next: 'What to do first',
    APPLICANT: 'Look for a position that fits you',
    settings: 'Check your name and language',
    GROUP: 'See what waits for you in your group',
    EMPLOYEE: 'Go to the positions of your group',
    PROFESSOR: 'See who is in your group',
    ADMIN: 'See which groups wait for you',
    request: 'Ask for a research group of your own',
  },
  privacy: {
    title: 'Privacy',
    own: 'The operator of this site explains how it treats your data here:',
    text: 'What you enter is kept on this installation only. Groups see an application once it has been sent, and nothing of a draft. You can take your data with you, or have it erased, at any time in your settings. No analytics, no cookies beyond sign-in, nothing loaded from elsewhere.',
  },
  imprint: {
    title: 'Imprint',
    own: 'The operator of this site names itself here:',
    text: 'The operator of this installation has not named itself yet (setting IMPRINT_URL).',
  },
}
