import { lifecycle } from '@kolleg/lifecycle'

/**
 * Waiting for its time, being sent, waiting for another attempt, and the ends. A letter that may have arrived and is not
 * to be sent again ends UNCONFIRMED.
 */
export const letterStates = ['WAITING', 'SENDING', 'DELAYED', 'SENT', 'DEAD', 'TAKEN_BACK', 'UNCONFIRMED'] as const
export type LetterState = (typeof letterStates)[number]

export type Letter = { readonly letterId: string; readonly state: LetterState }

/** A letter found SENDING was left by a process that died, and is sent again. A late yes of the server counts. */
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
