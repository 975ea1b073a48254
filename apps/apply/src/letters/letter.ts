import { lifecycle } from '@kolleg/lifecycle'

/** Waiting for its time, being sent, waiting for another attempt, and the three ends. */
export type LetterState = 'WAITING' | 'SENDING' | 'DELAYED' | 'SENT' | 'DEAD' | 'TAKEN_BACK'

export type Letter = { readonly letterId: string; readonly state: LetterState }

/** A letter found SENDING was left by a process that died: it may have arrived, and is sent again. */
export const letterSteps = lifecycle<Letter>({ of: 'letter', id: 'letterId' })({
  write: { from: null, to: 'WAITING' },
  takeBack: { from: ['WAITING'], to: 'TAKEN_BACK' },
  drop: { from: ['WAITING', 'SENDING', 'DELAYED', 'DEAD'], to: 'TAKEN_BACK' },
  send: { from: ['WAITING', 'DELAYED', 'SENDING'], to: 'SENDING' },
  deliver: { from: ['SENDING'], to: 'SENT' },
  delay: { from: ['SENDING'], to: 'DELAYED' },
  bury: { from: ['WAITING', 'SENDING', 'DELAYED'], to: 'DEAD' },
  resend: { from: ['DEAD'], to: 'WAITING' },
})
