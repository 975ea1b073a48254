import { afterAll, beforeAll, expect, test } from 'vitest'
import { emptyingMailbox } from '../../test/post.ts'
import { enter } from '../people/testing/cast.ts'
import { type House, openHouse } from '../people/testing/house.ts'

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
/** Someone signs in with an address, as the issuer tells it. */
const signIn = async (sub: string, email: string, email_verified = true) => {
  const { body } = await house.call('/api/users/me', await house.issuer.sign({ sub, email, email_verified }))
  return { userId: String(body['userId']) }
}
const arrived = async () => (await mailbox()).map(({ to }) => to)

test('a letter waits for the administrator when another has proven the address, and goes to the new one', async () => {
  const ada = await enter(house, 'Ada', 'ADMIN')
  const first = await signIn('first', 'same@uni.test')
  const letterId = await write({ address: 'Same@uni.test', userId: first.userId })
  const second = await signIn('second', 'same@uni.test')
  await write({ address: 'same@uni.test', userId: second.userId })
  expect(await arrived()).toEqual(['same@uni.test'])
  const dead = (await ada.get('/api/admin/letters')).body
  expect(dead).toMatchObject({ total: 1, items: [{ letterId, mayResend: true }] })
  expect(JSON.stringify(dead)).toContain(
    'The address belongs to another account by now, and the addressee has no other.',
  )

  await signIn('first', 'other@uni.test')
  expect((await ada.post(`/api/admin/letters/${letterId}/resend`)).status).toBe(204)
  expect(await arrived()).toEqual(['other@uni.test'])
})

test('whoever gave an address that another has proven is written to at their own; what names no account arrives', async () => {
  const holder = await signIn('holder', 'held@uni.test')
  const sharing = await signIn('sharing', 'own@uni.test')
  await write({ address: 'held@uni.test', userId: sharing.userId })
  await write({ address: 'held@uni.test', userId: holder.userId })
  await write({ address: 'held@uni.test' })
  await write({ address: 'nobody@uni.test', userId: sharing.userId })
  expect(await arrived()).toEqual(['own@uni.test', 'held@uni.test', 'held@uni.test', 'nobody@uni.test'])
})

test('who never proved an address reads no more there once another has; their letters are not sent', async () => {
  const unproven = await signIn('unproven', 'open@uni.test', false)
  await write({ address: 'open@uni.test', userId: unproven.userId })
  expect(await arrived()).toEqual(['open@uni.test'])
  await signIn('proven', 'OPEN@uni.test')
  const letterId = await write({ address: 'open@uni.test', userId: unproven.userId })
  expect(await arrived()).toEqual([])
  const letter = house.database.query.selectFrom('letter').select(['state', 'recipient_address'])
  expect(await letter.where('letter_id', '=', letterId).execute()).toEqual([
    { state: 'DEAD', recipient_address: 'open@uni.test' },
  ])
})
