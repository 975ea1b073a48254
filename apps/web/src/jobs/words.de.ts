import type { Translated } from '../language/words.ts'
import admin from './admin/words.de.ts'
import advert from './advert/words.de.ts'
import consequences from './consequences/words.de.ts'
import editor from './editor/words.de.ts'
import list from './list/words.de.ts'
import mine from './mine/words.de.ts'
import type en from './words.en.ts'

export default {
  history: {
    title: 'Verlauf dieser Stelle',
    version: 'Fassung {{version}}',
    nobody: 'Eine ausgeschiedene Person',
  },
  stopped: 'Öffentlich, nimmt keine Bewerbungen an',
  state: {
    DRAFT: 'Entwurf',
    PUBLISHED: 'Veröffentlicht',
    CLOSED: 'Geschlossen',
    APPLICANT_FOUND: 'Besetzt',
  },
  ...admin,
  ...advert,
  ...consequences,
  ...editor,
  ...list,
  ...mine,
} satisfies Translated<typeof en>
