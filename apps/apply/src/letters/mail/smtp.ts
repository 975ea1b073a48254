import { connect } from 'node:net'
import { pipeline, Transform } from 'node:stream'
import { callbackify } from 'node:util'
import { createTransport } from 'nodemailer'
import type SMTPTransport from 'nodemailer/lib/smtp-transport'
import { calledOff, failureOf } from './failure.ts'
import type { Mail, Message } from './mail.ts'

type Options = {
  readonly url: string
  /** `Name <address>` */
  readonly from: string
  /** The time for the conversation up to the line that ends the message. */
  readonly sendWithinMs?: number
  /** RFC 5321 (4.5.3.2.6) asks for ten minutes: hanging up while the server decides delivers a letter twice. */
  readonly answerWithinMs?: number
}

/**
 * Sends messages to a mail server. The whole conversation has a deadline, however slowly the server speaks, so that an
 * attempt is over before the next one begins.
 */
export const smtpMail = ({ url, from, sendWithinMs = 45_000, answerWithinMs = 600_000 }: Options): Mail => ({
  send: async (message, signal, mayEnd = async () => true) => {
    const overtime = new AbortController()
    let timer = setTimeout(() => overtime.abort(), sendWithinMs)
    const ending = AbortSignal.any([signal, overtime.signal])
    const endsNow = async () => {
      if (!(await mayEnd())) throw calledOff()
      clearTimeout(timer)
      timer = setTimeout(() => overtime.abort(), answerWithinMs)
    }
    const transport = createTransport({
      url,
      requireTLS: demandsTls(url),
      getSocket: socketUntil(ending),
      disableFileAccess: true,
      disableUrlAccess: true,
    })
    transport.use('stream', (mail, done) => {
      mail.message.processFunc(whole => pipeline(whole, beforeEnd(endsNow), () => {}))
      done()
    })
    try {
      ending.throwIfAborted()
      await transport.sendMail(composed(message, from))
    } catch (error) {
      throw failureOf(error)
    } finally {
      clearTimeout(timer)
    }
  },
})

/** Passes the message through and holds back its end; if `deed` fails, the connection closes without the end. */
const beforeEnd = (deed: () => Promise<void>): Transform =>
  new Transform({
    // Reads nothing ahead: the end of a short message must not come before the server has asked for its beginning.
    readableHighWaterMark: 1,
    transform: (chunk, _, done) => done(null, chunk),
    flush: callbackify(deed),
  })

/** Credentials never cross a network unencrypted, even if an attacker hides the offer of encryption. */
export const demandsTls = (url: string): boolean => {
  const { username, hostname, searchParams } = new URL(url)
  const isHere = /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/.test(hostname)
  return (username !== '' && !isHere) || searchParams.get('requireTLS') === 'true'
}

/** A connection that closes when the signal aborts. */
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
  headers: {
    'Auto-Submitted': 'auto-generated',
    'Content-Language': language,
    // RFC 8058 requires https for one-click links.
    ...(unsubscribe?.startsWith('https:') && { 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }),
  },
  ...(replyTo !== null && { replyTo }),
  ...(unsubscribe !== null && { list: { unsubscribe } }),
  ...(calendar !== null && { icalEvent: { ...calendar, filename: 'invitation.ics' } }),
})
