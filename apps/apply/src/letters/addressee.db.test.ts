import { afterAll, beforeAll, expect, test } from 'vitest'
import { enter } from '../../test/house/cast.ts'
import { type House, openHouse } from '../../test/house/house.ts'
import { emptyingMailbox } from '../../test/post.ts'
import { readSection } from '../privacy/export/gather.store.ts'
import { drop } from './drop.ts'

let house: House
let mailbox: ReturnType<typeof emptyingMailbox>
beforeAll(async () => {
  house = await openHouse()
  mailbox = emptyingMailbox(house)
})
afterAll(() => house.close())

type To = { readonly address: string; readonly userId?: string }

const write = (to: To) =>
  house.database.transaction(tx =>
    house.context.letters.write(tx, {
      type: 'GROUP_ACTIVATED',
      language: 'en',
      to: { name: '', ...to },
      data: { professor: { firstName: 'Zoë' }, group: { name: 'Optics', link: 'https://apply.test/' } },
    }),
  )
/** Signs somebody in with an address, as the issuer states it. */
const signIn = async (sub: string, email: string, email_verified = true) => {
  const { body } = await house.call('/api/users/me', await house.issuer.sign({ sub, email, email_verified }))
  return { userId: String(body['userId']) }
}
const arrived = async () => (await mailbox()).map(({ to }) => to)

test('a letter waiting for an administrator goes to the new address once another person has verified the old one', async () => {
  const ada = await enter(house, 'Ada', 'ADMIN')
  const first = await signIn('first', 'same@uni.test')
  const letterId = await write({ address: 'Same@uni.test', userId: first.userId })
  const second = await signIn('second', 'same@uni.test')
  await write({ address: 'same@uni.test', userId: second.userId })
  expect(await arrived()).toEqual(['same@uni.test'])
  const dead = (await ada.get('/api/admin/letters')).body
  expect(dead).toMatchObject({ total: 1, items: [{ letterId, mayResend: true }] })
  expect(JSON.stringify(dead)).toContain('The addressee has proven no address, and this one may be somebody else’s.')

  await signIn('first', 'other@uni.test')
  expect((await ada.post(`/api/admin/letters/${letterId}/resend`)).status).toBe(204)
  expect(await arrived()).toEqual(['other@uni.test'])
})

test('letters go to the verified address of a person, not to one they typed, and not to another account with it', async () => {
  const holder = await signIn('holder', 'held@uni.test')
  const prober = await signIn('prober', 'own@uni.test')
  for (const address of ['held@uni.test', 'nobody@uni.test']) await write({ address, userId: prober.userId })
  expect(await arrived()).toEqual(['own@uni.test', 'own@uni.test'])
  await write({ address: 'held@uni.test', userId: holder.userId })
  await write({ address: 'held@uni.test' })
  expect(await arrived()).toEqual(['held@uni.test', 'held@uni.test'])
})

test('a person without a verified address is written to where they said, but not at an address that another person reads, and does not learn that', async () => {
  const { userId } = await signIn('unproven', 'open@uni.test', false)
  await write({ address: 'open@uni.test', userId })
  expect(await arrived()).toEqual(['open@uni.test'])
  await signIn('proven', 'OPEN@uni.test')
  const letterId = await write({ address: 'open@uni.test', userId })
  expect(await arrived()).toEqual([])
  const letter = house.database.query.selectFrom('letter').select(['state', 'recipient_address'])
  expect(await letter.where('letter_id', '=', letterId).execute()).toEqual([
    { state: 'DEAD', recipient_address: 'open@uni.test' },
  ])
  const [first, second, ...more] = await readSection(house.database.query, 'letters', userId)
  expect(more).toEqual([])
  expect(second).toEqual({ ...Object(first), writtenAt: expect.any(Date) })
})

test.each(['erased', 'moved'])(
  'a person who lost an address gets no more letters there after the new owner was %s',
  async way => {
    const address = `lost-${way}@uni.test`
    const first = await signIn(`lost-${way}`, address)
    const got = { sub: `got-${way}`, email_verified: true }
    const token = await house.issuer.sign({ ...got, email: address })
    await house.call('/api/users/me', token)
    if (way === 'moved') await signIn(got.sub, `got-${way}@uni.test`)
    else await house.call('/api/users/me', token, { method: 'DELETE' })
    await write({ address: address.toUpperCase(), userId: first.userId })
    await signIn(`lost-${way}`, address, false)
    await write({ address, userId: first.userId })
    expect(await arrived()).toEqual([])
    await write({ address })
    await signIn(`lost-${way}`, address)
    await write({ address: 'any@uni.test', userId: first.userId })
    expect(await arrived()).toEqual([address, address])
  },
)

test('a delayed letter does not reach a lost address when its addressee is erased', async () => {
  const { userId } = await signIn('delayed', 'delayed@uni.test')
  const letterId = await write({ address: 'delayed@uni.test', userId })
  const letter = () => house.database.query.updateTable('letter').where('letter_id', '=', letterId)
  await letter().set({ state: 'DELAYED' }).execute()
  await signIn('got-delayed', 'delayed@uni.test')
  for (const sub of ['delayed', 'got-delayed']) {
    const token = await house.issuer.sign({ sub, email: 'delayed@uni.test', email_verified: true })
    expect((await house.call('/api/users/me', token, { method: 'DELETE' })).status).toBe(204)
  }
  await house.context.letters.effect.carryOut(letterId, new AbortController().signal)
  expect(await arrived()).toEqual([])
})

test('a verified address that cannot receive mail counts as none', async () => {
  const { userId } = await signIn('odd', 'x<victim,other@uni.test')
  await write({ address: 'fine@uni.test', userId })
  expect(await arrived()).toEqual(['fine@uni.test'])
})

type Row = { readonly type?: string; readonly action?: string }

test('the export of personal data does not reveal what became of a letter, even if it was dropped', async () => {
  await signIn('victim', 'victim@uni.test')
  const copies: unknown[] = []
  for (const [sub, address] of [
    ['prober-1', 'victim@uni.test'],
    ['prober-2', 'nobody@uni.test'],
  ] as const) {
    const { userId } = await signIn(sub, address, false)
    const letterId = await write({ address, userId })
    await arrived()
    await house.database.transaction(tx => drop(tx, letterId, new Date()))
    const copy = await Promise.all(
      (['letters', 'history'] as const).map(section => readSection(house.database.query, section, userId)),
    )
    copies.push(copy.map(rows => (rows as readonly Row[]).map(({ type, action }) => type ?? action)))
  }
  expect(copies[0]).toEqual(copies[1])
  expect(copies[0]).toEqual([['GROUP_ACTIVATED'], ['create']])
})
