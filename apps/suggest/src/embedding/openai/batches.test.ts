import { expect, test } from 'vitest'
import { batchesOf, fewAtOnce } from './batches.ts'

const numbers = Array.from({ length: 10 }, (_, at) => at)

test('results come in the order of the list, whichever takes longest', async () => {
  const last = Promise.withResolvers<void>()
  const doubled = async (at: number) => {
    if (at === 0) await last.promise
    if (at === numbers.length - 1) last.resolve()
    return at * 2
  }
  expect(await fewAtOnce(numbers, doubled)).toEqual(numbers.map(at => at * 2))
  expect(await fewAtOnce([], doubled)).toEqual([])
})

test('after a failure no other task starts', async () => {
  const begun: number[] = []
  const others = Promise.withResolvers<void>()
  const failing = fewAtOnce(numbers, async at => {
    begun.push(at)
    if (at === 0) throw new Error('no')
    await others.promise
  })
  await expect(failing).rejects.toThrow('no')
  const before = begun.length
  others.resolve()
  await new Promise(resolve => setImmediate(resolve))
  expect(begun).toHaveLength(before)
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
