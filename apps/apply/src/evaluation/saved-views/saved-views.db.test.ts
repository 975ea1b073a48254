import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Office, openOffice } from '../../jobs/testing/setting.ts'

let office: Office
beforeAll(async () => (office = await openOffice()))
afterAll(() => office.house.close())

const views = '/api/evaluation/views'

test('a member saves views of the list under names of their own', async () => {
  const { paula, emil } = office
  const query = { state: ['SENT', 'IN_REVIEW'], unratedByMe: true, sort: '-rating' }
  const { status, body, headers } = await paula.post(views, { name: ' To rate ', query })
  expect([status, body['name'], body['query']]).toEqual([201, 'To rate', query])
  expect((await paula.post(views, { name: 'TO RATE', query: {} })).body).toMatchObject({ code: 'ALREADY_EXISTS' })
  expect((await emil.post(views, { name: 'To rate', query: {} })).status).toBe(201)
  expect((await paula.get(views)).body).toMatchObject({ items: [{ name: 'To rate' }] })
  const mine = headers.get('location') ?? ''
  expect((await emil.delete(mine)).status).toBe(403)
  expect((await paula.delete(mine)).status).toBe(204)
  expect((await paula.delete(mine)).status).toBe(404)
})

test('a view that the list would refuse is refused, and so are people who have no list', async () => {
  const { paula, ada, amira } = office
  for (const query of [{ sort: 'email' }, { state: 'SAVED' }, { minRating: 9 }, { cursor: 'x' }, { text: 'Vera' }, 'x'])
    expect((await paula.post(views, { name: 'x', query })).status).toBe(400)
  expect((await paula.post(views, { name: ' ', query: {} })).status).toBe(400)
  for (const who of [ada, amira]) expect((await who.get(views)).status).toBe(403)
})

test('the number of saved views is limited', async () => {
  const { emil } = office
  const replies = await Promise.all(
    Array.from({ length: 52 }, (_, number) => emil.post(views, { name: `View ${number}`, query: {} })),
  )
  expect(replies.filter(({ status }) => status === 201)).toHaveLength(49)
  expect(replies.filter(({ status }) => status === 409)).toHaveLength(3)
})
