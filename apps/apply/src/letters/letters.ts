import type { Desk, Options } from './desk.ts'
import { senderAddress, senderDomain } from './mail/sender.ts'
import { resend } from './resend.ts'
import { sending } from './send.ts'
import { takeBack } from './take-back.ts'
import { write } from './write.ts'

export const createLetters = ({ from, now = () => new Date(), ...options }: Options) => {
  const desk: Desk = { ...options, now, sender: senderAddress(from) ?? '', domain: senderDomain(from) }
  return {
    /** Writes a letter in the caller's transaction and returns its id; it is sent after the commit. */
    write: write(desk),
    takeBack,
    /** The name and address of the installation, for use in letters. */
    site: options.site,
    resend: resend(desk),
    /** The outbox carries it out as `letter`. */
    effect: sending(desk),
  }
}

export type Letters = ReturnType<typeof createLetters>

declare module '../context.ts' {
  interface Context {
    readonly letters: Letters
  }
}
