import type { Desk, Options } from './desk.ts'
import { senderAddress, senderDomain } from './mail/sender.ts'
import { resend } from './resend.ts'
import { sending } from './send.ts'
import { takeBack } from './take-back.ts'
import { write } from './write.ts'

export const createLetters = ({ from, now = () => new Date(), ...options }: Options) => {
  const desk: Desk = { ...options, now, sender: senderAddress(from) ?? '', domain: senderDomain(from) }
  return {
    /** Writes a letter in the caller's transaction and gives its id; it is sent after the commit. */
    write: write(desk),
    takeBack,
    /** The installation, as letters name it. */
    site: options.site,
    resend: resend(desk),
    /** To be carried out by the outbox as `letter`. */
    effect: sending(desk),
  }
}

export type Letters = ReturnType<typeof createLetters>

declare module '../context.ts' {
  interface Context {
    readonly letters: Letters
  }
}
