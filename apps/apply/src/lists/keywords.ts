import type { Keyword } from '@kolleg/front'
import type { FaultCode } from '@kolleg/problems'
import { cursorFault } from './cursor.ts'
import { sortFault } from './order.ts'

/** The rules for the query of a list as schema keywords, so that its faults are reported together with all others. */
export const listKeywords: readonly (Keyword & { readonly code: FaultCode })[] = [
  { keyword: 'x-sortable', code: 'SORT', faultOf: (text, fields) => sortFault(text, fields as readonly string[]) },
  { keyword: 'x-cursor', code: 'CURSOR', faultOf: cursorFault },
]
