import { stateWords } from '../applications/states.ts'
import comments from './comments/words.en.ts'
import decide from './decide/words.en.ts'
import dossier from './dossier/words.en.ts'
import home from './home/words.en.ts'
import keys from './keys/words.en.ts'
import rate from './rate/words.en.ts'
import reader from './reader/words.en.ts'
import table from './table/words.en.ts'

export default {
  title: 'Applications',
  lead: 'All applications to your groups.',
  unread: 'Unread:',
  state: stateWords('en', 'forStaff'),
  ...comments,
  ...decide,
  ...dossier,
  ...home,
  ...keys,
  ...rate,
  ...reader,
  ...table,
}
