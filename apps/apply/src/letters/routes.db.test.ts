import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type House, openHouse } from '../../test/house/house.ts'

let house: House
let admin: string
let zoe: string
beforeAll(async () => {
  house = await openHouse({ environment: { ADMIN_EMAILS: 'ada@kolleg.test' } })
  admin = await house.issuer.sign({ sub: 'ada', email: 'ada@kolleg.test', email_verified: true })
  zoe = await house.issuer.sign({ sub: 'zoe', email: 'zoe@kolleg.test', email_verified: true })
})
afterAll(() => house.close())

const dead = async (subject: string): Promise<string> => {
  const { database, context } = house
  return database.transaction(async tx => {
    const letterId = await context.letters.write(tx, {
      type: 'GROUP_ACTIVATED',
      language: 'en',
      to: { name: 'Zoë', address: 'zoe@kolleg.test' },
      data: { professor: { firstName: 'Zoë' }, group: { name: subject, link: 'https://apply.test/' } },
    })
    await tx
      .updateTable('letter')
      .set({ state: 'DEAD', attempts: 13, last_error: 'The mail server refused the message (550).' })
      .where('letter_id', '=', letterId)
      .execute()
    return letterId
  })
}

test('an administrator sees dead letters page by page, without their text', async () => {
  const ids = [await dead('One'), await dead('Two'), await dead('Three')]
  const first = await house.call('/api/admin/letters?limit=2', admin)
  expect(first.status).toBe(200)
  expect(first.body).toMatchObject({
    total: 3,
    items: [
      {
        letterId: ids[0],
        type: 'GROUP_ACTIVATED',
        recipientAddress: 'zoe@kolleg.test',
        subject: 'One is active',
        attempts: 13,
        lastError: 'The mail server refused the message (550).',
        mayResend: true,
      },
      { letterId: ids[1] },
    ],
  })
  expect(JSON.stringify(first.body)).not.toContain('has been activated')
  const second = await house.call(`/api/admin/letters?limit=2&cursor=${String(first.body['nextCursor'])}`, admin)
  expect(second.body).toMatchObject({ items: [{ letterId: ids[2] }], nextCursor: null })
})

test('an administrator can resend a letter; the trail names them, and a second time gets 409', async () => {
  const letterId = await dead('Again')
  const again = () => house.call(`/api/admin/letters/${letterId}/resend`, admin, { method: 'POST' })
  expect((await again()).status).toBe(204)
  expect(await again()).toMatchObject({ status: 409, body: { code: 'STATE_CONFLICT', from: 'WAITING' } })
  const events = await house.database.query
    .selectFrom('audit_event')
    .select(['action', 'from_state', 'to_state', 'by_user'])
    .where('object_id', '=', letterId)
    .execute()
  expect(events).toEqual([{ action: 'resend', from_state: 'DEAD', to_state: 'WAITING', by_user: expect.any(String) }])
})

test('an unknown letter gets 404, an invalid id 400', async () => {
  expect((await house.call(`/api/admin/letters/${randomUUID()}/resend`, admin, { method: 'POST' })).status).toBe(404)
  expect((await house.call('/api/admin/letters/7/resend', admin, { method: 'POST' })).status).toBe(400)
  expect((await house.call('/api/admin/letters?limit=0', admin)).status).toBe(400)
  expect((await house.call('/api/admin/letters?state=SENT', admin)).status).toBe(400)
})

test('nobody but an administrator sees or resends letters', async () => {
  for (const [token, status] of [
    [undefined, 401],
    [zoe, 403],
  ] as const) {
    expect((await house.call('/api/admin/letters', token)).status).toBe(status)
    expect((await house.call(`/api/admin/letters/${randomUUID()}/resend`, token, { method: 'POST' })).status).toBe(
      status,
    )
  }
})
