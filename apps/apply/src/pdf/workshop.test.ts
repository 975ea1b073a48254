import { afterAll, expect, test } from 'vitest'
import type { Order } from './testing/slow.worker.ts'
import { createWorkshop } from './workshop.ts'

const script = new URL('./testing/slow.worker.ts', import.meta.url)
const shop = createWorkshop<Order, Uint8Array>({ script, timeoutMs: 4_000, waitingMax: 3, ordersPerThread: 2 })
afterAll(() => shop.close())

test('orders are carried out in turn, even if the thread is replaced in between', async () => {
  const ofTheirThread: number[] = []
  for (let number = 0; number < 5; number++) ofTheirThread.push(...(await shop.order(async () => ({}))))
  expect(ofTheirThread).toEqual([1, 2, 1, 2, 1])
})

test('a failed order says why, and the next one is carried out', async () => {
  await expect(shop.order(async () => ({ fail: 'no paper' }))).rejects.toThrow('no paper')
  expect(await shop.order(async () => ({}))).toHaveLength(1)
})

test('a thread whose compiler trapped says so and ends', async () => {
  await expect(shop.order(async () => ({ trap: true }))).rejects.toThrow('unreachable')
  expect(await shop.order(async () => ({}))).toHaveLength(1)
})

test('a worn thread gets no further order', async () => {
  const { order, close } = createWorkshop<Order, Uint8Array>({
    script,
    timeoutMs: 4_000,
    waitingMax: 9,
    ordersPerThread: 9,
  })
  const orders: Order[] = [{}, { wear: true }, {}]
  const answers = await Promise.all(orders.map(each => order(async () => each)))
  expect(answers.map(([place]) => place)).toEqual([1, 2, 1])
  await close()
})

test('a thread that dies or takes too long fails only its own order', async () => {
  await expect(shop.order(async () => ({ die: true }))).rejects.toThrow('ended before')
  await expect(shop.order(async () => ({ waitMs: 60_000 }))).rejects.toThrow('longer than 4000 ms')
  expect(await shop.order(async () => ({}))).toHaveLength(1)
})

test('an order whose input does not arrive is given up, and delays nobody else', async () => {
  const hasty = createWorkshop<Order, Uint8Array>({ script, timeoutMs: 100, waitingMax: 3, ordersPerThread: 2 })
  const hanging = hasty.order(() => new Promise(() => {}))
  const turn = Promise.withResolvers<string>()
  const next = hasty.order(async () => {
    turn.resolve('begun')
    throw new Error('no papers')
  })
  await expect(hanging).rejects.toThrow('longer than 100 ms')
  await expect(next).rejects.toThrow('no papers')
  expect(await turn.promise).toBe('begun')
})

test('a person who would wait too long is refused', async () => {
  const orders = Array.from({ length: 5 }, () => shop.order(async () => ({ waitMs: 50 })))
  const outcomes = await Promise.allSettled(orders)
  expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'fulfilled', 'rejected', 'rejected'])
  expect(outcomes.at(-1)).toMatchObject({ reason: { code: 'BUSY' } })
})
