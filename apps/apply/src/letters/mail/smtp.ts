import { connect } from 'node:net'
import { createTransport } from 'nodemailer'
import type SMTPTransport from 'nodemailer/lib/smtp-transport'
import { failureOf } from './failure.ts'
import type { Mail, Message } from './mail.ts'

type Options = {
  readonly url: string
  /** `Name <address>` */
  readonly from: string
  readonly sendWithinMs?: number
}

/**
 * Hands messages to a mail server. A whole conversation ends within its time, however slowly the server speaks, so that
 * an attempt that was given up is over before the next one begins.
 */
export const smtpMail = ({ url, from, sendWithinMs = 45_000 }: Options): Mail => ({
  send: async (message, signal) => {
    const ending = AbortSignal.any([signal, AbortSignal.timeout(sendWithinMs)])
    const transport = createTransport({
      url,
      requireTLS: demandsTls(url),
      getSocket: socketUntil(ending),
      disableFileAccess: true,
      disableUrlAccess: true,
    })
    try {
      ending.throwIfAborted()
      await transport.sendMail(composed(message, from))
    } catch (error) {
      throw failureOf(error)
    }
  },
})

/** Credentials never cross a network in the clear, also when someone in between hides the offer of encryption. */
export const demandsTls = (url: string): boolean => {
  const { username, hostname, searchParams } = new URL(url)
  const isHere = /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/.test(hostname)
  return (username !== '' && !isHere) || searchParams.get('requireTLS') === 'true'
}

/** A connection that is cut when the signal says so. */
const socketUntil =
  (signal: AbortSignal): NonNullable<SMTPTransport.Options['getSocket']> =>
  ({ host = 'localhost', port, secure = false }, callback) => {
    const socket = connect({ host, port: Number(port ?? (secure ? 465 : 587)), signal })
    socket.once('error', callback)
    socket.once('connect', () => {
      socket.off('error', callback)
      callback(null, { connection: socket })
    })
  }

const composed = ({ calendar, language, replyTo, unsubscribe, ...message }: Message, from: string) => ({
  ...message,
  from,
  headers: { 'Auto-Submitted': 'auto-generated', 'Content-Language': language },
  ...(replyTo !== null && { replyTo }),
  ...(unsubscribe !== null && { list: { unsubscribe } }),
  ...(calendar !== null && { icalEvent: { ...calendar, filename: 'invitation.ics' } }),
})
