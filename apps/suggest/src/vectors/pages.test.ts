import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { piecesOf } from './pages.ts'

test('law: pieces contain every item once and in order, for any number of items', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.integer(), { maxLength: 600, size: 'max' }), async all => {
      expect((await Array.fromAsync(piecesOf(all))).flat()).toEqual(all)
    }),
    { numRuns: 30 },
  )
})

test('other work runs between two pieces', async () => {
  const events: string[] = []
  setImmediate(() => events.push('somebody else'))
  for await (const _ of piecesOf(Array.from({ length: 400 }))) events.push('piece')
  expect(events).toEqual(['piece', 'somebody else', 'piece', 'piece', 'piece'])
})
