export default {
  foresee: {
    publish: {
      title: 'Publish this position?',
      text: 'Everyone can read it, and it appears in the list, the feeds and search engines.',
      do: 'Publish',
    },
    publishChanges: {
      title: 'Publish the changes?',
      text: 'Everyone who opens the position reads the new text. Whoever has applied keeps the text they applied to.',
      do: 'Publish changes',
    },
    unpublish: {
      title: 'Make this position a draft again?',
      text: 'It disappears from the public list. Whoever has begun an application keeps it, and can go on when it is published again.',
      refused_one:
        'This is not possible: one person has sent an application for this position, and it must not disappear for them. You can stop taking applications; at the end the position is closed or marked as filled.',
      refused_other:
        'This is not possible: {{count}} people have sent an application for this position, and it must not disappear for them. You can stop taking applications; at the end the position is closed or marked as filled.',
      do: 'Make it a draft again',
    },
    stop: {
      title: 'Stop taking applications?',
      text_zero:
        'Nobody can apply any more; there are no open applications. You can take applications again at any time.',
      text_one:
        'Nobody can apply any more; one open application stays with you, and you go on reviewing. You can take applications again at any time.',
      text_other:
        'Nobody can apply any more; {{count}} open applications stay with you, and you go on reviewing. You can take applications again at any time.',
      do: 'Stop taking applications',
    },
    resume: {
      title: 'Take applications again?',
      text: 'The position appears in the public list again, until its deadline.',
      do: 'Take applications again',
    },
    close: {
      title: 'Close this position for good?',
      text_zero:
        'The procedure ends without a choice. There are no open applications, and drafts can no longer be sent. Once it is done, it is final.',
      text_one:
        'The procedure ends without a choice: one open application ends, its applicant reads that the position is closed, and drafts can no longer be sent. Once it is done, it is final.',
      text_other:
        'The procedure ends without a choice: {{count}} open applications end, their applicants read that the position is closed, and drafts can no longer be sent. Once it is done, it is final.',
      do: 'Close the position',
    },
    fill: {
      title: 'Is this position filled?',
      text_zero: 'There are no open applications. Once it is done, it is final.',
      text_one: 'One application that is still open is rejected, with the e-mail below. Once it is done, it is final.',
      text_other:
        '{{count}} applications that are still open are rejected, with the e-mail below. Once it is done, it is final.',
      do: 'Mark as filled',
    },
    drafts_one:
      'One person has begun an application and not sent it. Then they cannot send it, and read why when they open it.',
    drafts_other:
      '{{count}} people have begun an application and not sent it. Then they cannot send it, and read why when they open it.',
    nobody: 'Nobody gets an e-mail because of it.',
    until_one:
      'It happens on {{at}}. Until then you and your group can take it back, and nobody outside notices anything.',
    until_other:
      'It happens on {{at}}, in {{count}} minutes. Until then you and your group can take it back, and nobody outside notices anything.',
    atOnce: 'It happens at once and cannot be taken back: your group has set no grace time for e-mails.',
    onlyStop: 'Is only the deadline over?',
    onlyStopText: 'Then stop taking applications and go on reviewing. Nobody gets an e-mail.',
    others_one: 'and one more',
    others_other: 'and {{count}} more',
    language: { en: 'in English, with example names', de: 'in German, with example names' },
    readers: {
      NEW_POSITION_one: 'One person who asked to hear of such positions gets an e-mail',
      NEW_POSITION_other: '{{count}} people who asked to hear of such positions get an e-mail',
      APPLICATION_JOB_CLOSED_one: 'One applicant reads that the position is closed',
      APPLICATION_JOB_CLOSED_other: '{{count}} applicants read that the position is closed',
      APPLICATION_REJECTED_JOB_FILLED_one: 'One applicant reads a rejection',
      APPLICATION_REJECTED_JOB_FILLED_other: '{{count}} applicants read a rejection',
      INTERVIEW_CANCELLED_one: 'One interview is cancelled',
      INTERVIEW_CANCELLED_other: '{{count}} interviews are cancelled',
      PANEL_INTERVIEW_CANCELLED_one: 'One interviewer of your group reads that it is cancelled',
      PANEL_INTERVIEW_CANCELLED_other: '{{count}} interviewers of your group read that it is cancelled',
      REFERENCE_CANCELLED_one: 'One referee reads that no letter is needed any more',
      REFERENCE_CANCELLED_other: '{{count}} e-mails tell referees that no letter is needed any more',
    },
  },
}
