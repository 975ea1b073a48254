import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { fairQueue } from './fair-queue.ts'

const lanes = fc.array(fc.array(fc.nat(), { maxLength: 8 }), { maxLength: 6 })

function drain<Item>(queue: { take(): Item | undefined }): Item[] {
  const taken: Item[] = []
  for (let item = queue.take(); item !== undefined; item = queue.take()) taken.push(item)
  return taken
}

test('every item comes out once, in the order of its lane', () => {
  fc.assert(
    fc.property(lanes, lists => {
      const queue = fairQueue<{ lane: number; value: number }>()
      for (const [lane, values] of lists.entries())
        queue.add(
          {},
          values.map(value => ({ lane, value })),
        )
      expect(queue.size).toBe(lists.flat().length)
      const taken = drain(queue)
      expect(queue.size).toBe(0)
      for (const [lane, values] of lists.entries()) {
        expect(taken.filter(item => item.lane === lane).map(item => item.value)).toEqual(values)
      }
    }),
  )
})

test('an item waits for at most one item of every other lane', () => {
  const queue = fairQueue<string>()
  queue.add(
    {},
    Array.from({ length: 1000 }, () => 'save'),
  )
  queue.add(
    {},
    Array.from({ length: 1000 }, () => 'import'),
  )
  queue.take()
  queue.add({}, ['suggest'])
  expect([queue.take(), queue.take(), queue.take()]).toEqual(['import', 'save', 'suggest'])
})

test('a dropped lane returns its remaining items and leaves the others alone', () => {
  const queue = fairQueue<number>()
  const lane = {}
  queue.add(lane, [1, 2, 3])
  queue.add({}, [10])
  queue.take()
  queue.add(lane, [4])
  expect(queue.drop(lane)).toEqual([2, 3, 4])
  expect(queue.drop(lane)).toEqual([])
  expect(drain(queue)).toEqual([10])
})
