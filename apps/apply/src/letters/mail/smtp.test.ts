import { createServer, type Server, type Socket } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { type Received, startMailServer } from '../testing/smtp-server.ts'
import { type Arrived, mailContract, message } from './mail.contract.ts'
import { smtpMail } from './smtp.ts'

const from = 'Kolleg für Bewerbungen <kolleg@kolleg.test>'
const calm = new AbortController().signal

const known = new Set(
  'from to subject message-id date mime-version content-type content-transfer-encoding reply-to auto-submitted content-language list'.split(
    ' ',
  ),
)

const arrivedFrom = ({ parsed }: Received): Arrived => {
  const to = [parsed.to ?? []].flat().flatMap(({ value }) => value)
  const event = parsed.attachments.find(({ filename }) => filename === 'invitation.ics')
  return {
    messageId: parsed.messageId ?? '',
    to: { name: to[0]?.name ?? '', address: to[0]?.address ?? '' },
    replyTo: parsed.replyTo?.value[0]?.address ?? null,
    subject: parsed.subject ?? '',
    text: parsed.text ?? '',
    html: parsed.html === false ? '' : parsed.html,
    unsubscribe: unsubscribeIn(parsed),
    calendar: event ? { method: 'REQUEST', content: event.content.toString('utf8') } : null,
    strangeHeaders: [...parsed.headers.keys()].filter(name => !known.has(name)),
  }
}

mailContract('mail over SMTP', async () => {
  const server = await startMailServer()
  return {
    mail: smtpMail({ url: server.url, from }),
    arrived: async () => server.received.map(arrivedFrom),
    close: server.close,
  }
})

const closing: (() => Promise<void>)[] = []
afterEach(async () => {
  for (const close of closing.splice(0)) await close()
})

test.each([
  [450, false, 'The mail server refused the message (450).'],
  [550, true, 'The mail server refused the message (550).'],
])('an answer of %i is a final failure: %s', async (status, permanent, sentence) => {
  const server = await startMailServer({}, () => status)
  closing.push(server.close)
  const sending = smtpMail({ url: server.url, from }).send(message(), calm)
  await expect(sending).rejects.toMatchObject({ permanent, message: sentence })
})

test('refused credentials are no final failure, and the failure does not contain them', async () => {
  const server = await startMailServer({
    disabledCommands: ['STARTTLS'],
    authOptional: false,
    allowInsecureAuth: true,
    onAuth: ({ username }, _, callback) => callback(new Error(`no such user ${username}`)),
  })
  closing.push(server.close)
  const url = server.url.replace('//', '//zoe:geheim@')
  const failure = await smtpMail({ url, from })
    .send(message(), calm)
    .catch((error: unknown) => error)
  expect(failure).toMatchObject({ permanent: false, message: 'The mail server did not accept our credentials (535).' })
  expect(JSON.stringify(failure, Object.getOwnPropertyNames(failure))).not.toMatch(/geheim|zoe/)
})

test.each([
  ['https://apply.example/unsubscribe/1', 'List-Unsubscribe-Post: List-Unsubscribe=One-Click'],
  ['http://localhost/unsubscribe/1', undefined],
])('a letter that can be turned off at %s offers one click: %s', async (unsubscribe, header) => {
  const server = await startMailServer()
  closing.push(server.close)
  await smtpMail({ url: server.url, from }).send(message({ unsubscribe }), calm)
  const lines = server.received[0]?.parsed.headerLines ?? []
  expect(lines.find(({ key }) => key === 'list-unsubscribe')?.line).toBe(`List-Unsubscribe: <${unsubscribe}>`)
  expect(lines.find(({ key }) => key === 'list-unsubscribe-post')?.line).toBe(header)
})

test('an unreachable server is a temporary failure', async () => {
  const server = await startMailServer()
  await server.close()
  await expect(smtpMail({ url: server.url, from }).send(message(), calm)).rejects.toMatchObject({ permanent: false })
})

test('a conversation that takes too long is cut off', async () => {
  const { url, hungUp } = await slowServer()
  const sending = smtpMail({ url, from, sendWithinMs: 300 }).send(message(), calm)
  await expect(sending).rejects.toMatchObject({ permanent: false })
  await hungUp
})

test('the end of a message is held back until the server has asked for the message', async () => {
  const asked: string[] = []
  const server = await startMailServer({
    onRcptTo: (_address, _session, done) => {
      setTimeout(() => {
        asked.push('recipient')
        done()
      }, 100)
    },
  })
  closing.push(server.close)
  await smtpMail({ url: server.url, from }).send(message(), calm, async () => asked.push('end') > 0)
  expect(asked).toEqual(['recipient', 'end'])
})

test('a message that the server never answered may have arrived', async () => {
  const server = await startMailServer({}, () => new Promise(() => {}))
  closing.push(server.close)
  const sending = smtpMail({ url: server.url, from, answerWithinMs: 100 }).send(message(), calm)
  await expect(sending).rejects.toMatchObject({ permanent: false, answered: false })
})

test('an aborted attempt hangs up', async () => {
  const { url, greeted, hungUp } = await slowServer()
  const stop = new AbortController()
  const sending = smtpMail({ url, from }).send(message(), stop.signal)
  await greeted
  stop.abort()
  await expect(sending).rejects.toMatchObject({ permanent: false })
  await hungUp
})

/** Sends its greeting letter by letter, so that it is never silent and never done. */
const slowServer = async () => {
  const { promise: hungUp, resolve } = Promise.withResolvers<void>()
  const { promise: greeted, resolve: greet } = Promise.withResolvers<void>()
  const sockets = new Set<Socket>()
  const server: Server = createServer(socket => {
    sockets.add(socket)
    const timer = setInterval(() => socket.write('220-still here\r\n', () => greet()), 20)
    socket.on('error', () => {})
    socket.on('close', () => {
      clearInterval(timer)
      resolve()
    })
  })
  await new Promise<void>(listening => server.listen(0, '127.0.0.1', listening))
  closing.push(
    () =>
      new Promise<void>(closed => {
        for (const socket of sockets) socket.destroy()
        server.close(() => closed())
      }),
  )
  const address = server.address()
  return { url: `smtp://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`, greeted, hungUp }
}

/** The parser collects the headers List-… under one name. */
function unsubscribeIn({ headers }: Received['parsed']): string | null {
  const list = headers.get('list')
  const found = typeof list === 'object' && 'unsubscribe' in list ? list.unsubscribe : undefined
  return typeof found === 'object' && found !== null && 'url' in found ? String(found.url) : null
}
