import type { Translated } from '../../language/words.ts'
import type en from './words.en.ts'

export default {
  rating: {
    none: 'nicht bewertet',
    of_one: '{{count}} Bewertung',
    of_other: '{{count}} Bewertungen',
    mine: 'meine {{mark}}',
    notMine: 'meine fehlt noch',
    overall: 'Insgesamt',
    note: 'Notiz',
    noteHint: 'Ihre Gruppe sieht sie mit Ihrer Bewertung.',
    keys: 'Die Tasten 1 bis 5 bewerten von −2 bis +2.',
    needsOverall: 'Geben Sie eine Gesamtbewertung ab, dann wird alles gespeichert.',
    remove: 'Meine Bewertung entfernen',
    removed: 'Ihre Bewertung ist entfernt.',
    hidden:
      'Ihre Gruppe bewertet unabhängig voneinander: Was andere meinen, erscheint hier, sobald Sie bewertet haben.',
    noOthers: 'Sonst hat noch niemand bewertet.',
    average_one: 'aus {{count}} Bewertung',
    average_other: 'im Mittel von {{count}} Bewertungen',
    weighted: 'nach Kriterien gewichtet',
    weightedMark: 'gewichtet {{mark}}',
    weights: 'Gewichte: {{weights}}',
  },
  mark: {
    '-2': 'Klar nein',
    '-1': 'Eher nein',
    '0': 'Unentschieden',
    '1': 'Eher ja',
    '2': 'Klar ja',
  },
} satisfies Translated<typeof en>
