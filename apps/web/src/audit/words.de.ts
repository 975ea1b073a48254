import type { Translated } from '../language/words.ts'
import type en from './words.en.ts'

export default {
  title: 'Protokoll',
  lead: 'Wer was getan hat, das Neueste zuerst. Hier kann nichts geändert werden.',
  when: 'Wann',
  who: 'Wer',
  what: 'Was',
  on: 'Woran',
  system: 'Der Dienst selbst',
  none: 'Es ist noch nichts geschehen',
  object: 'Art der Sache',
  all: 'Alles',
  objects: {
    person: 'Person',
    researchGroup: 'Forschungsgruppe',
    job: 'Stelle',
    application: 'Bewerbung',
    membership: 'Mitgliedschaft',
    invitation: 'Einladung',
    letter: 'Brief',
    admin: 'Verwaltung',
    template: 'Vorlage',
    image: 'Bild',
  },
} satisfies Translated<typeof en>
