import { expect, test } from 'vitest'
import { batchesOf, fewAtOnce } from './batches.ts'

const numbers = Array.from({ length: 10 }, (_, at) => at)

const later = (at: number) => new Promise<number>(resolve => setTimeout(() => resolve(at * 2), 10 - at))

test('results come in the order of the list, whichever takes longest', async () => {
  expect(await fewAtOnce(numbers, later)).toEqual(numbers.map(at => at * 2))
  expect(await fewAtOnce([], later)).toEqual([])
})

test('after a failure no other task starts', async () => {
  const begun: number[] = []
  const failing = fewAtOnce(numbers, async at => {
    begun.push(at)
    await new Promise(resolve => setTimeout(resolve, 5))
    if (at === 0) throw new Error('no')
  })
  await expect(failing).rejects.toThrow('no')
  await new Promise(resolve => setTimeout(resolve, 30))
  expect(begun.length).toBeLessThanOrEqual(3)
})

test('a batch has a limited count and size, or one longer text', () => {
  expect(batchesOf(['a', 'b', 'c'], 2)).toEqual([['a', 'b'], ['c']])
  const [long, short] = ['x'.repeat(150_000), 'y']
  expect(batchesOf([short, long, long, short, `${long}${long}`, short], 64)).toEqual([
    [short, long],
    [long, short],
    [`${long}${long}`],
    [short],
  ])
  expect(batchesOf([], 64)).toEqual([])
})
