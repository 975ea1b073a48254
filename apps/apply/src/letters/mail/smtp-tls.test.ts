import { getCACertificates, setDefaultCACertificates } from 'node:tls'
import type { SMTPServerOptions } from 'smtp-server'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { selfSigned } from '../testing/certificate.ts'
import { startMailServer, type TestMailServer } from '../testing/smtp-server.ts'
import { message } from './mail.contract.ts'
import { demandsTls, smtpMail } from './smtp.ts'

const from = 'Kolleg <kolleg@kolleg.test>'
const calm = new AbortController().signal
const usual = getCACertificates('default')
let own: ReturnType<typeof selfSigned>
let server: TestMailServer
const closing: (() => Promise<void>)[] = []

beforeAll(() => {
  own = selfSigned()
})
afterEach(async () => {
  setDefaultCACertificates(usual)
  for (const close of closing.splice(0)) await close()
})

/** A server that records who signed in and whether the connection was encrypted. */
const guarded = async (options: SMTPServerOptions = {}) => {
  const seen: { user: string | undefined; secure: boolean }[] = []
  server = await startMailServer({
    ...own,
    disabledCommands: [],
    authOptional: false,
    onAuth: ({ username, password }, { secure }, callback) => {
      seen.push({ user: username, secure })
      if (username === 'zoë@kolleg.test' && password === 'ge:heim/1') callback(null, { user: 'zoë' })
      else callback(new Error('no'))
    },
    ...options,
  })
  closing.push(server.close)
  const send = (scheme = 'smtp', query = '') => {
    const credentials = `${encodeURIComponent('zoë@kolleg.test')}:${encodeURIComponent('ge:heim/1')}`
    const url = `${server.url.replace('smtp://', `${scheme}://${credentials}@`)}${query}`
    return smtpMail({ url, from }).send(message(), calm)
  }
  return { seen, send }
}
const trust = () => setDefaultCACertificates([...usual, own.cert])

test('a letter is encrypted by STARTTLS if the server is trusted, with credentials of any characters', async () => {
  const { seen, send } = await guarded()
  trust()
  await send()
  expect(seen).toEqual([{ user: 'zoë@kolleg.test', secure: true }])
  expect(server.received.length).toBe(1)
})

test('a letter is sent over a connection that is encrypted from the start', async () => {
  const { seen, send } = await guarded({ secure: true })
  trust()
  await send('smtps')
  expect(seen).toEqual([{ user: 'zoë@kolleg.test', secure: true }])
})

test.each([
  ['by STARTTLS', 'smtp', false],
  ['from its beginning', 'smtps', true],
])(
  'a certificate that nobody vouches for ends a connection encrypted %s before the credentials',
  async (_, scheme, secure) => {
    const { seen, send } = await guarded({ secure })
    await expect(send(scheme)).rejects.toMatchObject({ permanent: false })
    expect(seen).toEqual([])
    expect(server.received).toEqual([])
  },
)

test('credentials are not sent if encryption is required but not offered', async () => {
  const { seen, send } = await guarded({ disabledCommands: ['STARTTLS'], allowInsecureAuth: true })
  await expect(send('smtp', '?requireTLS=true')).rejects.toMatchObject({
    permanent: false,
    message: expect.stringMatching(/encryption|broke off/),
  })
  expect(seen).toEqual([])
})

test.each([
  ['smtp://zoe:secret@mail.example.org', true],
  ['smtp://zoe:secret@mail.example.org:25', true],
  ['smtp://mail.example.org', false],
  ['smtp://mail.example.org?requireTLS=true', true],
  ['smtp://zoe:secret@127.0.0.1:1025', false],
  ['smtp://zoe:secret@[::1]:1025', false],
  ['smtp://zoe:secret@localhost.example.org', true],
])('%s requires encryption: %s', (url, expected) => {
  expect(demandsTls(url)).toBe(expected)
})
