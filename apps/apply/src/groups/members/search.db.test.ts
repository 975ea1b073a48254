import { afterAll, beforeAll, expect, test } from 'vitest'
import { enter, newGroup, type Someone } from '../../../test/house/cast.ts'
import { type House, openHouse } from '../../../test/house/house.ts'

let house: House
let paula: Someone
let optics: string

beforeAll(async () => {
  house = await openHouse()
  optics = await newGroup(house, 'Optics')
  paula = await enter(house, 'Paula', { role: 'PROFESSOR', groupId: optics })
  await house.database.query
    .insertInto('person')
    .values([
      {
        email: 'jm@uni.test',
        first_name: 'Jörg',
        last_name: 'Müller-Lüdenscheidt',
        email_verified: true,
        erased_at: null,
      },
      { email: 'o@uni.test', first_name: 'Siobhán', last_name: "O'Brien", email_verified: true, erased_at: null },
      { email: 'ks@uni.test', first_name: 'Kåre', last_name: 'Sørensen', email_verified: true, erased_at: null },
      { email: 'gone@uni.test', first_name: 'Gone', last_name: 'Müller', email_verified: true, erased_at: new Date() },
      { email: 'dean@uni.test', first_name: 'Dora', last_name: 'Dean', email_verified: false, erased_at: null },
      ...Array.from({ length: 25 }, (_, nr) => ({
        email: `many${nr}@uni.test`,
        first_name: `Many${nr}`,
        last_name: 'Crowd',
        email_verified: true,
        erased_at: null,
      })),
    ])
    .execute()
})
afterAll(() => house.close())

const path = '/api/users/available-for-research-group'
const asking = (query: string, groupId = optics) =>
  `${path}?${new URLSearchParams({ researchGroupId: groupId, query }).toString()}`
const found = async (query: string) => {
  const { body } = await paula.get(asking(query))
  return (body['items'] as readonly { lastName: string }[]).map(({ lastName }) => lastName)
}

test('people are found by the beginnings of their names or by their whole address, with name and address only', async () => {
  expect((await paula.get(asking('lüd'))).body).toEqual({
    items: [{ userId: expect.any(String), firstName: 'Jörg', lastName: 'Müller-Lüdenscheidt', email: 'jm@uni.test' }],
    nextCursor: null,
    total: 1,
  })
  expect(await found('jör mül')).toEqual(['Müller-Lüdenscheidt'])
  expect(await found(' JM@uni.test ')).toEqual(['Müller-Lüdenscheidt'])
  expect(await found('brien')).toEqual(["O'Brien"])
  expect(await found('nobody at all')).toEqual([])
})

test.each([
  ['jorg muller', 'Müller-Lüdenscheidt'],
  ['JOERG MUELLER', 'Müller-Lüdenscheidt'],
  ['Siobhan', "O'Brien"],
  ['sorensen', 'Sørensen'],
  ['kaare soer', 'Sørensen'],
  ['Kåre Sø', 'Sørensen'],
  ['Sörensen', 'Sørensen'],
])('%s finds %s, whatever the keyboard', async (query, name) => {
  expect(await found(query)).toEqual([name])
})

test('a part of an address finds nobody', async () => {
  for (const query of ['jm@uni', 'uni.test', '@uni.test']) expect([query, await found(query)]).toEqual([query, []])
})

test('a search returns at most eight people, no members of the group and nobody erased', async () => {
  expect(await found('crowd')).toHaveLength(8)
  expect(await found('paula')).toEqual([])
  expect(await found('gone')).toEqual([])
})

test('nobody is offered under an unverified address', async () => {
  expect(await found('dean')).toEqual([])
  expect(await found('dean@uni.test')).toEqual([])
})

test('fewer than three letters are refused, and punctuation does not count', async () => {
  for (const query of ['', 'ab', ' a  b ', '%%%', "':*", '&|!', '   ', '\u0301\u0301\u0301']) {
    const { status, body } = await paula.get(asking(query))
    expect([query, status]).toEqual([query, 400])
    expect(body['errors']).toMatchObject([{ pointer: '/query/query' }])
  }
  expect(await found("') or true --")).toEqual([])
  expect(await found('crowd \u0301 \u034f')).toHaveLength(8)
})

test('only professors search, each for their own group, and an administrator for any', async () => {
  const emil = await enter(house, 'Emil', { role: 'EMPLOYEE', groupId: optics })
  const elsa = await enter(house, 'Elsa', { role: 'PROFESSOR', groupId: await newGroup(house, 'Elsewhere') })
  const ada = await enter(house, 'Ada', 'ADMIN')
  expect((await emil.get(asking('crowd'))).status).toBe(403)
  expect((await elsa.get(asking('crowd'))).status).toBe(403)
  expect((await ada.get(asking('crowd'))).status).toBe(200)
  const nowhere = '7d1f1c5e-4c3b-4b36-9a52-0d9a1c1f0003'
  expect((await ada.get(asking('crowd', nowhere))).status).toBe(404)
  expect((await ada.get(`${path}?query=crowd`)).status).toBe(400)
})

test('a person who searches too often has to wait; others do not', async () => {
  const greedy = await enter(house, 'Greedy', { role: 'PROFESSOR', groupId: optics })
  const replies = await Promise.all(Array.from({ length: 35 }, () => greedy.get(asking('crowd'))))
  const refused = replies.filter(({ status }) => status === 429)
  expect(refused).toHaveLength(5)
  for (const { headers, body } of refused) {
    expect(body['code']).toBe('RATE_LIMITED')
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(0)
    expect(headers.get('content-type')).toContain('application/problem+json')
  }
  expect((await paula.get(asking('crowd'))).status).toBe(200)
})
