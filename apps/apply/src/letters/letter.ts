import { lifecycle } from '@kolleg/lifecycle'
import type { LetterState } from '../db/letter-tables.ts'

export { type LetterState, letterStates } from '../db/letter-tables.ts'

export type Letter = { readonly letterId: string; readonly state: LetterState }

/**
 * A letter found SENDING belonged to a process that died, and is sent again. If the server still accepts the first
 * copy, that counts.
 */
export const letterSteps = lifecycle<Letter>({ of: 'letter', id: 'letterId' })({
  write: { from: null, to: 'WAITING' },
  takeBack: { from: ['WAITING'], to: 'TAKEN_BACK' },
  drop: { from: ['WAITING', 'SENDING', 'DELAYED', 'DEAD'], to: 'TAKEN_BACK' },
  dropUnconfirmed: { from: ['WAITING', 'SENDING', 'DELAYED', 'DEAD'], to: 'UNCONFIRMED' },
  send: { from: ['WAITING', 'DELAYED', 'SENDING'], to: 'SENDING' },
  deliver: { from: ['SENDING', 'DELAYED', 'DEAD', 'UNCONFIRMED'], to: 'SENT' },
  delay: { from: ['SENDING'], to: 'DELAYED' },
  bury: { from: ['WAITING', 'SENDING', 'DELAYED'], to: 'DEAD' },
  resend: { from: ['DEAD'], to: 'WAITING' },
})
