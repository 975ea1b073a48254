import { once } from 'node:events'
import { request } from 'node:http'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { enter, type Someone } from '../../test/house/cast.ts'
import { newPdf } from '../documents/testing/pdfs.ts'
import { type Office, openOffice } from '../jobs/testing/setting.ts'

let office: Office
beforeAll(async () => {
  office = await openOffice()
})
afterAll(() => office.house.close())

type Slow = { readonly method?: string; readonly path: string; readonly type?: string; readonly body: Buffer }

/** Sends the head, acts once the service waits for the body, then sends the body. */
const slowly = async (
  who: Someone,
  { method = 'POST', path, type = 'application/json', body }: Slow,
  between: () => Promise<unknown>,
) => {
  const answered = Promise.withResolvers<number>()
  const asked = request(new URL(path, office.house.address), {
    method,
    headers: {
      authorization: `Bearer ${who.token}`,
      'content-type': type,
      'content-length': body.length,
      expect: '100-continue',
    },
  })
  asked.on('error', answered.reject)
  asked.on('response', reply => {
    reply.resume()
    answered.resolve(reply.statusCode ?? 0)
  })
  asked.flushHeaders()
  const early = await Promise.race([once(asked, 'continue').then(() => undefined), answered.promise])
  if (early !== undefined) throw new Error(`answered ${early} before the body was asked for`)
  asked.write(body.subarray(0, 3))
  await between()
  asked.end(body.subarray(3))
  return await answered.promise
}
/** Several requests at once, each of which would restore a lost role. */
const tries = (who: Someone, path: string, body: object) =>
  Array.from({ length: 6 }, () => who.post(path, { userId: who.userId, ...body }))
const json = (value: object) => Buffer.from(JSON.stringify(value))

test('a person removed during an upload is refused, and does not regain the role', async () => {
  const { house, here, paula, ada } = office
  const rita = await enter(house, 'Rita', { role: 'PROFESSOR', groupId: here })
  const members = `/api/research-groups/${here}/members`
  const again = { path: members, body: json({ userId: rita.userId, role: 'PROFESSOR' }) }
  expect(await slowly(rita, again, () => paula.delete(`${members}/${rita.userId}`))).toBe(403)
  expect((await rita.get(members)).status).toBe(403)

  const alma = await enter(house, 'Alma', 'ADMIN')
  const named = { path: '/api/admins', body: json({ userId: alma.userId }) }
  expect(await slowly(alma, named, () => ada.delete(`/api/admins/${alma.userId}`))).toBe(403)
  expect((await alma.get('/api/admin/users')).status).toBe(403)
})

test('many requests at the moment of a removal do not restore the role either', async () => {
  const { house, here, paula, ada } = office
  const members = `/api/research-groups/${here}/members`
  for (const turn of [1, 2]) {
    const rosa = await enter(house, `Rosa${turn}`, { role: 'PROFESSOR', groupId: here })
    const alba = await enter(house, `Alba${turn}`, 'ADMIN')
    await Promise.all([
      ...tries(rosa, members, { role: 'PROFESSOR' }),
      ...tries(alba, '/api/admins', {}),
      paula.delete(`${members}/${rosa.userId}`),
      ada.delete(`/api/admins/${alba.userId}`),
      ...tries(rosa, members, { role: 'PROFESSOR' }),
      ...tries(alba, '/api/admins', {}),
    ])
    for (const who of [rosa, alba])
      expect((await who.get('/api/users/me')).body).toMatchObject({ roles: ['APPLICANT'] })
  }
})

test('a token that was valid when the request began may expire while the body arrives', async () => {
  const { house, amira } = office
  const claims = { sub: 'Amira', email: amira.email, email_verified: true }
  const token = await house.issuer.sign({ ...claims, exp: Math.floor(Date.now() / 1000) - 20 })
  const profile = { method: 'PUT', path: '/api/applicants/me/profile', body: json({ degrees: [] }) }
  const runsOut = async () => {
    await expect.poll(async () => (await house.call('/api/users/me', token)).status).toBe(401)
  }
  expect(await slowly({ ...amira, token }, profile, runsOut)).toBe(200)
})

test('an account that is erased during a request gets nothing from it', async () => {
  const form = new FormData()
  form.set('type', 'CV')
  form.set('file', new Blob([new Uint8Array(await newPdf())], { type: 'application/pdf' }), 'cv.pdf')
  const upload = new Response(form)
  const type = upload.headers.get('content-type') ?? ''
  const sent = [
    { path: '/api/applicants/me/documents', type, body: Buffer.from(await upload.arrayBuffer()) },
    { method: 'PUT', path: '/api/applicants/me/profile', body: json({ firstName: 'Late', degrees: [] }) },
  ]
  for (const [at, slow] of sent.entries()) {
    const lea = await enter(office.house, `Lea${at}`)
    expect(await slowly(lea, slow, () => lea.delete('/api/users/me'))).toBe(401)
  }
})
