import { expect, test, vi } from 'vitest'
import { createFairQueue } from './fair-queue.ts'

const here = new AbortController().signal
const from = (person: string, gone = here) => ({ person, gone })

const settle = () => new Promise(resolve => setImmediate(resolve))

/** Work that ends when the test says so. */
const bench = (bounds = {}) => {
  const inTurn = createFairQueue({ atOnce: 2, waitingEach: 3, waitingInAll: 5, ...bounds })
  const begun: string[] = []
  const finish = new Map<string, () => void>()
  const bring = (person: string, name: string, gone = here) =>
    inTurn(from(person, gone), async () => {
      begun.push(name)
      await new Promise<void>(resolve => finish.set(name, resolve))
      return name
    })
  const end = async (...names: readonly string[]) => {
    for (const name of names) {
      finish.get(name)?.()
      await settle()
    }
  }
  return { bring, begun, end }
}

test('one person runs one piece of work at a time and cannot take the place of another', async () => {
  const { bring, begun, end } = bench()
  const all = [bring('Zoe', 'z1'), bring('Zoe', 'z2'), bring('Zoe', 'z3'), bring('Amira', 'a1')]
  await settle()
  expect(begun).toEqual(['z1', 'a1'])
  await end('a1', 'z1', 'z2', 'z3')
  expect(await Promise.all(all)).toEqual(['z1', 'z2', 'z3', 'a1'])
})

test('people who wait take turns, however much one of them has sent', async () => {
  const { bring, begun, end } = bench({ atOnce: 1, waitingEach: 9, waitingInAll: 9 })
  const all = [...['z1', 'z2', 'z3'].map(name => bring('Zoe', name)), bring('Amira', 'a1'), bring('Yana', 'y1')]
  await settle()
  for (const name of ['z1', 'z2', 'a1', 'y1', 'z3']) await end(name)
  await Promise.all(all)
  expect(begun.indexOf('a1')).toBeLessThan(begun.indexOf('z3'))
  expect(begun.indexOf('y1')).toBeLessThan(begun.indexOf('z3'))
})

test('a person whose file is the first goes before people whose files took long', async () => {
  let now = 0
  const clock = vi.spyOn(performance, 'now').mockImplementation(() => now)
  const { bring, begun, end } = bench({ atOnce: 1, waitingEach: 9, waitingInAll: 9 })
  const all = [bring('Zoe', 'z1'), bring('Yana', 'y1'), bring('Zoe', 'z2'), bring('Yana', 'y2')]
  await settle()
  for (const name of ['z1', 'y1']) {
    now += 20_000
    await end(name)
  }
  all.push(bring('Amira', 'a1'), bring('Amira', 'a2'))
  await settle()
  for (const name of ['z2', 'a1', 'a2', 'y2']) await end(name)
  await Promise.all(all)
  expect(begun).toEqual(['z1', 'y1', 'z2', 'a1', 'a2', 'y2'])
  clock.mockRestore()
})

test('work that has waited too long is refused', async () => {
  const { bring, end } = bench({ atOnce: 1, patienceMs: 20 })
  const first = bring('Zoe', 'z1')
  await expect(bring('Amira', 'a1')).rejects.toMatchObject({ code: 'BUSY', status: 503 })
  await end('z1')
  expect(await first).toBe('z1')
})

test('a person who queues too much, or anybody when the queue is full, is refused with a time to retry', async () => {
  const { bring, end } = bench()
  const zoes = Array.from({ length: 5 }, (_, index) => bring('Zoe', `z${index}`))
  await expect(zoes[4]).rejects.toMatchObject({ code: 'BUSY', status: 503, members: { retryAfterSeconds: 5 } })
  const others = ['Amira', 'Yana', 'Lina'].map(name => bring(name, name))
  await expect(bring('Hedi', 'Hedi')).rejects.toMatchObject({ code: 'BUSY' })
  await settle()
  for (const name of ['Amira', 'z0', 'Yana', 'z1', 'Lina', 'z2', 'z3']) await end(name)
  await Promise.all([...zoes.slice(0, 4), ...others])
})

test('a person who leaves gives up their place in the queue, and failing work frees its own', async () => {
  const { bring, begun, end } = bench({ atOnce: 1 })
  const leaving = new AbortController()
  const first = bring('Zoe', 'z1')
  const abandoned = bring('Amira', 'a1', leaving.signal)
  const last = bring('Yana', 'y1')
  leaving.abort()
  await expect(abandoned).rejects.toMatchObject({ code: 'BUSY' })
  await expect(bring('Amira', 'a2', leaving.signal)).rejects.toMatchObject({ code: 'BUSY' })
  await end('z1')
  await settle()
  expect(begun).toEqual(['z1', 'y1'])
  await end('y1')
  await Promise.all([first, last])
  const inTurn = createFairQueue({ atOnce: 1, waitingEach: 1, waitingInAll: 1 })
  await expect(inTurn(from('Zoe'), () => Promise.reject(new Error('no')))).rejects.toThrow('no')
  expect(await inTurn(from('Zoe'), async () => 'free')).toBe('free')
})
