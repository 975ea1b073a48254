export default {
  unknown: {
    title: 'This link does not work',
    text: 'It may have been replaced by a newer one, or part of the address is missing. Open it from the e-mail we sent you.',
  },
  request: {
    hello: 'Dear {{referee}},',
    title: '{{applicant}} asks you for a reference',
    text: '{{applicant}} has applied for “{{job}}” with {{group}} and has named you as someone who knows their work. Upload a letter, answer the short form below, or do both.',
    until: 'You can answer until {{at}}.',
    advert: 'Read the advert',
  },
  secret: {
    title: 'What you write is confidential',
    text: '{{applicant}} has given up the right to read it. Only {{group}} will.',
  },
  open: {
    title: 'The applicant will read it too',
    text: '{{applicant}} has kept the right to read what you write; {{group}} reads it as well.',
  },
  letter: {
    title: 'Your letter',
    hint: 'As PDF, at most 25 MB. It is kept as a draft until you hand everything in.',
    upload: 'Upload the letter (PDF)',
    replace: 'Replace the letter',
    progress: 'Upload of the letter',
  },
  assessment: {
    title: 'Short form',
    hint: 'In addition to the letter or instead of it. It is saved while you write, and nobody reads it before you hand it in.',
    knownAs: 'How and since when do you know each other?',
    knownAsHint: 'Supervised the master’s thesis, since 2024',
    abilities: {
      subjectKnowledge: 'Knowledge of the subject',
      researchAbility: 'Ability to do research',
      independence: 'Independence',
      motivation: 'Motivation',
      teamwork: 'Teamwork',
      communication: 'Speaking and writing',
    },
    marks: { weak: 'weak', fair: 'fair', good: 'good', veryGood: 'very good', outstanding: 'outstanding' },
    unknown: 'cannot say',
    recommendation: 'Would you recommend this person for the position?',
    recommendations: {
      STRONGLY: 'Yes, strongly',
      YES: 'Yes',
      WITH_RESERVATIONS: 'With reservations',
      NO: 'No',
    },
    comments: 'What should the group know?',
  },
  handIn: {
    button: 'Hand in',
    title: 'Hand in your reference?',
    withoutLetter: 'You are handing in the form without a letter.',
    secret: 'Then {{group}} can read it, and nobody else.',
    open: 'Then {{applicant}} and {{group}} can read it.',
    final: 'It can no longer be changed.',
    confirm: 'Hand in',
    empty: 'Upload a letter or answer the form first.',
  },
  decline: {
    button: 'I would rather not',
    title: 'Decline this request?',
    text: 'That is fine; you do not have to give a reason. {{applicant}} learns only that you declined and can name someone else. What you have written here is deleted.',
    confirm: 'Decline',
  },
  unsent: {
    title: 'You wrote this here as well',
    text: 'It was not handed in; only this window still has it.',
  },
  over: {
    ADDED: {
      title: 'Nothing to do yet',
      text: 'You have been named as a referee. We write to you when a reference is needed.',
    },
    SUBMITTED: {
      title: 'Thank you, {{referee}}',
      text: 'Your reference for {{applicant}} has arrived. There is nothing more you need to do; you can close this page.',
    },
    DECLINED: {
      title: 'You have declined',
      text: 'Thank you for letting us know. You will not hear from us about {{applicant}} again.',
    },
    EXPIRED: {
      title: 'The time for this reference is over',
      text: 'It could be handed in only until the date in our e-mail. If you still want to help, tell {{applicant}}, who can name you again.',
    },
    CANCELLED: {
      title: 'This reference is no longer needed',
      text: '{{applicant}} or the group has ended the request for “{{job}}”. Thank you for your time.',
    },
  },
}
