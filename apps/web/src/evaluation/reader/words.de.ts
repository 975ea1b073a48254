import type { Translated } from '../../language/words.ts'
import type en from './words.en.ts'

export default {
  panel: {
    decision: 'Entscheidung',
    promised: 'Spätestens am {{date}} ({{when}}).',
    myRating: 'Meine Bewertung',
    others: 'Bewertungen anderer',
    comments: 'Kommentare',
  },
  reader: {
    of: 'Bewerbung von {{name}}',
    judgeOf: '{{name}} beurteilen',
    list: 'Liste',
    panes: 'Was gezeigt wird',
    dossier: 'Bewerbung',
    judge: 'Beurteilen',
    position: '{{number}} von {{total}}',
    next: 'Nächste Bewerbung',
    previous: 'Vorige Bewerbung',
  },
} satisfies Translated<typeof en>
