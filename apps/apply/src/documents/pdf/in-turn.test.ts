import { expect, test } from 'vitest'
import { inTurn } from './in-turn.ts'

test('no more than allowed work at a time, all get their turn, and a failure frees its place', async () => {
  const atATime = inTurn(2)
  let working = 0
  let most = 0
  const work = async (index: number): Promise<number> => {
    working += 1
    most = Math.max(most, working)
    await new Promise(resolve => setImmediate(resolve))
    working -= 1
    if (index % 3 === 0) throw new Error('no')
    return index
  }
  const ended = await Promise.allSettled(Array.from({ length: 12 }, (_, index) => atATime(() => work(index))))
  expect(most).toBe(2)
  expect(ended.filter(({ status }) => status === 'fulfilled').length).toBe(8)
  expect(await atATime(async () => 'free')).toBe('free')
})
