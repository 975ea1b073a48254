export default {
  mine: {
    title: 'Positions',
    lead: 'Everything your group has written, whatever its state.',
    new: 'New position',
    begin: 'Begin a draft',
    titleHint:
      'As everyone will read it. You can change it later; until you publish the position, only your group sees it.',
    newTitle: 'Untitled position',
    search: 'Search by title',
    state: 'State',
    all: 'All states',
    columns: { title: 'Title', state: 'State', applications: 'Applications', deadline: 'Deadline', changed: 'Changed' },
    applications_one: '{{count}} application',
    applications_other: '{{count}} applications',
    pending: 'Changes not public yet',
    unread_one: '{{count}} unread',
    unread_other: '{{count}} unread',
    none: 'There are no positions yet',
    noneHint: 'Write the first one. It stays a draft that only your group sees until you publish it.',
    nothing: 'No position found',
    nothingHint: 'Try another word or another state.',
  },
}
