import { setTimeout as sleep } from 'node:timers/promises'
import { answerOrders } from '../orders.ts'

type Order = { readonly waitMs?: number; readonly fail?: string; readonly die?: true }

/** Does as it is told: waits, fails, dies, or answers. */
answerOrders(async (order: Order) => {
  if (order.die) process.exit(3)
  await sleep(order.waitMs ?? 0)
  if (order.fail !== undefined) throw new Error(order.fail)
  return Uint8Array.of(1, 2, 3)
})
