import { senderAddress, senderDomain } from './mail/sender.ts'
import { resend } from './resend.ts'
import { sending } from './send.ts'
import type { LetterServices, Options } from './services.ts'
import { takeBack } from './take-back.ts'
import { write } from './write.ts'

export const createLetters = ({ from, now = () => new Date(), ...options }: Options) => {
  const services: LetterServices = { ...options, now, sender: senderAddress(from) ?? '', domain: senderDomain(from) }
  return {
    /** Writes a letter in the caller's transaction and returns its id; it is sent after the commit. */
    write: write(services),
    takeBack,
    /** The name and address of the installation, for use in letters. */
    site: options.site,
    resend: resend(services),
    /** The outbox carries it out as `letter`. */
    effect: sending(services),
  }
}

export type Letters = ReturnType<typeof createLetters>

declare module '../context.ts' {
  interface Context {
    readonly letters: Letters
  }
}
