export default {
  title: 'Committee',
  applications_one: '{{count}} application.',
  applications_other: '{{count}} applications.',
  applications_zero: 'No application yet.',
  shutOutMe: 'You have no seat, so you do not see them.',
  who: 'Who sees and judges the applications',
  group: 'The group',
  groupHint: 'Every member of the group sees and judges the applications. Seats only say who leads.',
  committee: 'Only the committee',
  committeeHint:
    'Only people with a seat see the applications. Other members see how many there are. E-mails about new applications go to the chair.',
  member: 'Member',
  seat: 'Seat',
  seatOf: 'Seat of {{name}}',
  kind: { NONE: 'No seat', CHAIR: 'Chair', READER: 'Reader' },
  left: 'Has left the group: the seat does not count.',
  someone: 'Someone without a name',
  noChair: 'A committee that judges alone needs a chair.',
  saved: 'The committee is saved.',
  discard: 'Discard',
  old: 'Somebody else has changed the committee meanwhile. Your changes are not saved.',
  takeTheirs: 'Show the new state',
  shutOutTitle: 'Hide the applications from members?',
  shutOut_one:
    '{{names}} then no longer sees the applications, leaves the interviews ahead and gets no e-mails about them. Ratings already given still count. You can undo this by giving a seat.',
  shutOut_other:
    '{{names}} then no longer see the applications, leave the interviews ahead and get no e-mails about them. Ratings already given still count. You can undo this by giving seats.',
}
