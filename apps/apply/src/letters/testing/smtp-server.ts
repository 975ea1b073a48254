import type { AddressInfo } from 'node:net'
import { type ParsedMail, simpleParser } from 'mailparser'
import { SMTPServer, type SMTPServerOptions } from 'smtp-server'

export type Received = {
  readonly source: string
  readonly parsed: ParsedMail
  readonly recipients: readonly string[]
}

export type TestMailServer = {
  readonly url: string
  readonly received: Received[]
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
    logger: false,
    onData: async (stream, session, callback) => {
      const chunks: Buffer[] = []
      for await (const chunk of stream as AsyncIterable<Buffer>) chunks.push(chunk)
      const source = Buffer.concat(chunks)
      const recipients = session.envelope.rcptTo.map(({ address }) => address)
      const letter = { source: source.toString('utf8'), parsed: await simpleParser(source), recipients }
      const status = await answer(letter)
      if (status === 250) received.push(letter)
      callback(status === 250 ? null : Object.assign(new Error('Refused zoe@kolleg.test'), { responseCode: status }))
    },
    ...options,
  })
  server.on('error', () => {})
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.server.address() as AddressInfo
  return {
    url: `smtp://127.0.0.1:${port}`,
    received,
    close: () => new Promise<void>(resolve => server.close(resolve)),
  }
}
