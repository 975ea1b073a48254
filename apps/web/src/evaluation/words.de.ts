import { stateWords } from '../applications/states.ts'
import type { Translated } from '../language/words.ts'
import comments from './comments/words.de.ts'
import decide from './decide/words.de.ts'
import dossier from './dossier/words.de.ts'
import home from './home/words.de.ts'
import keys from './keys/words.de.ts'
import rate from './rate/words.de.ts'
import reader from './reader/words.de.ts'
import table from './table/words.de.ts'
import type en from './words.en.ts'

export default {
  title: 'Bewerbungen',
  lead: 'Alle Bewerbungen an Ihre Gruppen.',
  unread: 'Ungelesen:',
  state: stateWords('de', 'forStaff'),
  ...comments,
  ...decide,
  ...dossier,
  ...home,
  ...keys,
  ...rate,
  ...reader,
  ...table,
} satisfies Translated<typeof en>
