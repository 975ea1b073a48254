export default {
  admin: {
    title: 'Positions',
    lead: 'What all groups have written, whatever its state.',
    search: 'Search the positions',
    group: 'Group',
    none: 'There are no positions yet',
    noneHint: 'They appear here as soon as a group drafts one.',
  },
  supervised: {
    title: 'Supervised positions',
    of: 'Positions supervised by {{name}}',
    lead: 'In every group that you may look into, whatever their state.',
    none: 'No positions',
    noneHint: 'A position appears here once it names this person as its supervising professor.',
  },
}
