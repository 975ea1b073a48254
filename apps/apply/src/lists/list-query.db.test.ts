import { afterAll, beforeAll, expect, test } from 'vitest'
import { type House, openHouse } from '../../test/house/house.ts'

let house: House
beforeAll(async () => (house = await openHouse()))
afterAll(() => house.close())

test('a wrong limit, a wrong order, a broken cursor and an unknown parameter are reported together', async () => {
  const { status, body } = await house.call('/api/jobs?limit=0&sort=colour,title,title&cursor=!!&colour=red')
  const fields = 'relevance, publishedAt, applicationDeadline, startDate, title'
  expect(status).toBe(400)
  expect(body['errors']).toEqual([
    { pointer: '/query/colour', message: 'colour is not known here.', code: 'additionalProperties' },
    { pointer: '/query/limit', message: 'limit must be at least 1.', code: 'minimum' },
    { pointer: '/query/cursor', message: 'cursor must be nextCursor of a page in the same order.', code: 'CURSOR' },
    { pointer: '/query/sort', message: `sort must name fields among ${fields}, each once.`, code: 'SORT' },
  ])
})

test('a cursor of another order is refused in the same words as a broken one', async () => {
  const cursor = Buffer.from(JSON.stringify(['title,id', 'A', 'B'])).toString('base64url')
  const [broken, foreign] = [await house.call('/api/jobs?cursor=x'), await house.call(`/api/jobs?cursor=${cursor}`)]
  expect([foreign.status, foreign.body['errors']]).toEqual([400, broken.body['errors']])
})

type Parameter = {
  readonly name: string
  readonly description?: string
  readonly schema: { readonly 'x-sortable'?: readonly string[] }
}
type Described = Readonly<Record<string, Readonly<Record<string, { readonly parameters?: readonly Parameter[] }>>>>

test('the description of every list names the fields it can be sorted by', async () => {
  const { body } = await house.call('/api/openapi.json')
  const lists = Object.entries(body['paths'] as Described)
    .map(([path, { get }]) => ({ path, parameters: get?.parameters ?? [] }))
    .filter(({ parameters }) => parameters.some(({ name }) => name === 'cursor' || name === 'sort'))
  expect(lists.length).toBeGreaterThan(25)
  for (const { path, parameters } of lists) {
    const sort = parameters.find(({ name }) => name === 'sort')
    const fields = sort?.schema['x-sortable'] ?? []
    expect([path, fields.length]).toEqual([path, expect.toSatisfy((count: number) => count > 0)])
    expect([path, sort?.description]).toEqual([path, expect.stringContaining(`: ${fields.join(', ')}. Without it: `)])
  }
})
