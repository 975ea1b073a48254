import type { Translated } from '../../language/words.ts'
import type en from './words.en.ts'

export default {
  admin: {
    title: 'Stellen',
    lead: 'Die Stellen aller Gruppen, unabhängig vom Status.',
    search: 'Stellen durchsuchen',
    group: 'Gruppe',
    none: 'Es gibt noch keine Stellen',
    noneHint: 'Sie erscheinen hier, sobald eine Gruppe eine entwirft.',
  },
  supervised: {
    title: 'Betreute Stellen',
    of: 'Von {{name}} betreute Stellen',
    lead: 'In allen Gruppen, in die Sie Einblick haben, unabhängig vom Status.',
    none: 'Keine Stellen',
    noneHint: 'Eine Stelle erscheint hier, sobald sie diese Person als betreuende Professorin oder Professor nennt.',
  },
} satisfies Translated<typeof en>
