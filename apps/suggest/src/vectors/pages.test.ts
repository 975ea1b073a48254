import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { piecesOf } from './pages.ts'

test('law: pieces give every item once and in order, however many there are', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.integer(), { maxLength: 600, size: 'max' }), async all => {
      expect((await Array.fromAsync(piecesOf(all))).flat()).toEqual(all)
    }),
    { numRuns: 30 },
  )
})

test('others get their turn between two pieces', async () => {
  const events: string[] = []
  setImmediate(() => events.push('somebody else'))
  for await (const _ of piecesOf(Array.from({ length: 400 }))) events.push('piece')
  expect(events).toEqual(['piece', 'somebody else', 'piece', 'piece', 'piece'])
})
