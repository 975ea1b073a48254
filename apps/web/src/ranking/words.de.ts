import type { Translated } from '../language/words.ts'
import type en from './words.en.ts'

export default {
  title: 'Reihung der engeren Wahl',
  back: 'Bewerbungen auf diese Stelle',
  none: 'Noch ist niemand in der engeren Wahl',
  noneHint:
    'Nehmen Sie Bewerbungen in der Liste in die engere Wahl. Dann reihen Professorinnen und Professoren der Gruppe sie hier.',
  order: 'Reihung',
  unordered: 'Noch hat niemand einen Platz.',
  unplaced: 'Ohne Platz',
  place: 'Ans Ende setzen',
  up: '{{name}} nach oben',
  down: '{{name}} nach unten',
  remove: '{{name}} aus der Reihung nehmen',
  moved: '{{name}} ist jetzt auf Platz {{place}} von {{count}}.',
  removed: '{{name}} hat jetzt keinen Platz.',
  save: 'Reihung speichern',
  discard: 'Verwerfen',
  saved: 'Die Reihung ist gespeichert.',
  changed: 'Inzwischen hat jemand anderes die Reihung geändert.',
  takeTheirs: 'Andere Reihung übernehmen',
  keepMine: 'Meine behalten',
  comparison: 'Nebeneinander',
  column: {
    rank: 'Platz',
    name: 'Name',
    state: 'Status',
    weighted: 'Gewichtetes Mittel',
    average: 'Mittel',
    adjusted: 'Bereinigtes Mittel',
  },
} satisfies Translated<typeof en>
