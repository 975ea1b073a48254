import type { AddressInfo, Socket } from 'node:net'
import { callbackify } from 'node:util'
import { type ParsedMail, simpleParser } from 'mailparser'
import { SMTPServer, type SMTPServerOptions } from 'smtp-server'

export type Received = {
  readonly parsed: ParsedMail
  readonly recipients: readonly string[]
}

export type TestMailServer = {
  readonly url: string
  readonly received: Received[]
  /** Breaks off every open conversation. */
  readonly hangUp: () => void
  readonly close: () => Promise<void>
}

/** A mail server in this process that keeps what it accepts. `answer` may refuse a message with an SMTP status. */
export const startMailServer = async (
  options: SMTPServerOptions = {},
  answer: (received: Received) => number | Promise<number> = () => 250,
): Promise<TestMailServer> => {
  const received: Received[] = []
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS', 'AUTH'],
    disableReverseLookup: true,
    logger: false,
    onData: (stream, { envelope }, callback) => {
      const take = async () => {
        const parsed = await simpleParser(stream)
        const letter = { parsed, recipients: envelope.rcptTo.map(({ address }) => address) }
        const status = await answer(letter)
        if (status !== 250) throw Object.assign(new Error('Refused zoe@kolleg.test'), { responseCode: status })
        received.push(letter)
      }
      callbackify(take)(callback)
    },
    ...options,
  })
  server.on('error', () => {})
  const callers = new Set<Socket>()
  server.server.on('connection', (caller: Socket) => {
    callers.add(caller)
    caller.once('close', () => callers.delete(caller))
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.server.address() as AddressInfo
  return {
    url: `smtp://127.0.0.1:${port}`,
    received,
    hangUp: () => callers.forEach(caller => caller.destroy()),
    close: () => new Promise<void>(resolve => server.close(resolve)),
  }
}
