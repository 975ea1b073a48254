import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { fairQueue } from './fair-queue.ts'

const lanes = fc.array(fc.array(fc.nat(), { maxLength: 8 }), { maxLength: 6 })

const many = (text: string) => Array.from({ length: 1000 }, () => text)

function drain<Item>(queue: { take(): Item | undefined }): Item[] {
  const taken: Item[] = []
  for (let item = queue.take(); item !== undefined; item = queue.take()) taken.push(item)
  return taken
}

test('every item comes out once, in the order of its lane', () => {
  fc.assert(
    fc.property(lanes, lists => {
      const queue = fairQueue<{ lane: number; value: number }>(({ value }) => value)
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

test('lanes get equal shares, and a new one is not behind', () => {
  const queue = fairQueue<string>(text => text.length)
  queue.add({}, many('long text '))
  queue.add({}, many('short'))
  const taken = (count: number) => Array.from({ length: count }, () => queue.take())
  expect(taken(300).filter(text => text === 'short')).toHaveLength(200)
  queue.add({}, many('newer'))
  expect(taken(100).filter(text => text === 'newer')).toHaveLength(40)
})

test('a short item goes before the long ones of however many lanes', () => {
  const queue = fairQueue<string>(text => text.length)
  for (let lane = 0; lane < 50; lane++) queue.add({}, ['a long text', 'a long text'])
  for (let turn = 0; turn < 20; turn++) queue.take()
  queue.add({}, ['short'])
  expect(queue.take()).toBe('short')
})

test('a long list is served while short items never stop coming', () => {
  for (const [long, short] of [
    [100, 100],
    [100, 50],
    [500, 30],
  ] as const) {
    const queue = fairQueue<{ readonly cost: number; readonly isLong?: true }>(({ cost }) => cost)
    queue.add(
      {},
      Array.from({ length: 100 }, () => ({ cost: long, isLong: true })),
    )
    for (let lane = 0; lane < 3; lane++) queue.add({}, [{ cost: short }])
    let served = 0
    for (let turn = 0; turn < 1000; turn++) {
      if (queue.take()?.isLong) served++
      else queue.add({}, [{ cost: short }])
    }
    expect(served).toBe(100)
  }
})

test('a dropped lane returns its remaining items and leaves the others alone', () => {
  const queue = fairQueue<number>(() => 1)
  const lane = {}
  queue.add(lane, [1, 2, 3])
  queue.add({}, [10])
  queue.take()
  queue.add(lane, [4])
  expect(queue.drop(lane)).toEqual([2, 3, 4])
  expect(queue.drop(lane)).toEqual([])
  expect(drain(queue)).toEqual([10])
})
