import { expect, test } from 'vitest'
import { fewToCount, keepCounts, keptSeconds } from './kept-counts.ts'
import type { Counts } from './list.store.ts'

const countsOf = (candidates: number): Counts => ({
  total: candidates,
  candidates,
  subjectArea: [],
  location: [],
  fundingType: [],
  researchGroupId: [],
  professorId: [],
})

/** A list that grows by one whenever it is counted, and a clock that the test moves. */
const setting = (length: number) => {
  let nowMs = 0
  let counted = 0
  const kept = keepCounts(() => nowMs)
  return {
    later: (ms: number) => {
      nowMs += ms
    },
    counted: () => counted,
    read: async (key = 'all') => {
      const { counts } = await kept(key, async known => ({ counts: known ?? countsOf(length + counted++) }))
      return counts.total - length
    },
    kept,
  }
}

test('a short list is counted for every request', async () => {
  const { read } = setting(fewToCount - 10)
  expect([await read(), await read(), await read()]).toEqual([0, 1, 2])
})

test('a long list is counted once in ten seconds', async () => {
  const { read, later } = setting(fewToCount + 1)
  expect([await read(), await read()]).toEqual([0, 0])
  later(keptSeconds * 1000 - 1)
  expect(await read()).toBe(0)
  later(1)
  expect([await read(), await read()]).toEqual([1, 1])
})

test('lists with other filters are counted separately', async () => {
  const { read } = setting(fewToCount + 1)
  expect([await read('one'), await read('other'), await read('one')]).toEqual([0, 1, 0])
})

test('while one request counts again, the others use the known counts', async () => {
  const { read, later, kept } = setting(fewToCount + 1)
  await read()
  later(keptSeconds * 1000)
  const counting = Promise.withResolvers<{ counts: Counts }>()
  const first = kept('all', known => (known ? Promise.resolve({ counts: known }) : counting.promise))
  expect([await read(), await read()]).toEqual([0, 0])
  counting.resolve({ counts: countsOf(fewToCount + 6) })
  await first
  expect(await read()).toBe(5)
})

test('after a failed count the next request counts again', async () => {
  const { read, later, kept, counted } = setting(fewToCount + 1)
  await read()
  later(keptSeconds * 1000)
  await expect(kept('all', async () => Promise.reject(new Error('away')))).rejects.toThrow('away')
  expect([await read(), counted()]).toEqual([1, 2])
})

test('only the last hundred filters are remembered', async () => {
  const { read, counted } = setting(fewToCount + 1)
  for (let index = 0; index <= 100; index++) await read(String(index))
  await read('1')
  expect(counted()).toBe(101)
  await read('0')
  expect(counted()).toBe(102)
})
