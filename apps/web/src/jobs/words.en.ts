import admin from './admin/words.en.ts'
import advert from './advert/words.en.ts'
import consequences from './consequences/words.en.ts'
import editor from './editor/words.en.ts'
import list from './list/words.en.ts'
import mine from './mine/words.en.ts'

export default {
  history: {
    title: 'History of this position',
    version: 'Version {{version}}',
    nobody: 'Someone who has left',
  },
  stopped: 'Published, takes no applications',
  state: {
    DRAFT: 'Draft',
    PUBLISHED: 'Published',
    CLOSED: 'Closed',
    APPLICANT_FOUND: 'Filled',
  },
  ...admin,
  ...advert,
  ...consequences,
  ...editor,
  ...list,
  ...mine,
}
