import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { pagesOf, piecesOf } from './pages.ts'

const rowsFrom = (ids: readonly number[]) => async (after: number, most: number) =>
  ids
    .filter(id => id > after)
    .slice(0, most)
    .map(id => ({ id }))

const allOf = async <Item>(pages: AsyncIterable<readonly Item[]>): Promise<Item[]> =>
  (await Array.fromAsync(pages)).flat()

test('law: pages and pieces give every row once and in order, however many there are', async () => {
  const ids = fc
    .uniqueArray(fc.maxSafeInteger(), { maxLength: 600, size: 'max' })
    .map(all => all.toSorted((a, b) => a - b))
  await fc.assert(
    fc.asyncProperty(ids, async all => {
      expect((await allOf(pagesOf(rowsFrom(all)))).map(({ id }) => id)).toEqual(all)
      expect(await allOf(piecesOf(all))).toEqual(all)
    }),
    { numRuns: 30 },
  )
})

test('others get their turn between two pages', async () => {
  const many = Array.from({ length: 400 }, (_, id) => id)
  for (const pages of [pagesOf(rowsFrom(many)), piecesOf(many)]) {
    const events: string[] = []
    setImmediate(() => events.push('somebody else'))
    for await (const _ of pages) events.push('page')
    expect(events).toEqual(['page', 'somebody else', 'page', 'page', 'page'])
  }
})
