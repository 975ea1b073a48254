import { answerOrders } from './orders.ts'
import { isWorn, type Sheet, typeset } from './typeset.ts'

// The compiler's buffer lies in memory that cannot be handed over, so it is copied once.
answerOrders(async (sheet: Sheet) => Uint8Array.from(typeset(sheet)), isWorn)
