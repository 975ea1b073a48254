import { setTimeout as sleep } from 'node:timers/promises'
import { answerOrders } from '../orders.ts'

/** Does as it is told: waits, fails, dies, or answers. */
answerOrders<{ readonly waitMs?: number; readonly fail?: string; readonly die?: true }>(async order => {
  if (order.die) process.exit(3)
  await sleep(order.waitMs ?? 0)
  if (order.fail !== undefined) throw new Error(order.fail)
  return Uint8Array.of(1, 2, 3)
})
