import { answerOrders } from './orders.ts'
import { isWorn, type Sheet, typeset } from './typeset.ts'

// The compiler's memory cannot be transferred, so the result is copied once.
answerOrders(async (sheet: Sheet) => Uint8Array.from(typeset(sheet)), isWorn)
