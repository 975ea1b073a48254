import { setTimeout as sleep } from 'node:timers/promises'
import { answerOrders } from '../orders.ts'

export type Order = {
  readonly waitMs?: number
  readonly fail?: string
  readonly die?: true
  readonly trap?: true
  readonly wear?: true
}

/** WebAssembly whose start is the instruction `unreachable`. */
const trap = Buffer.from('0061736d01000000010401600000030201000801000a05010300000b', 'hex')

let orders = 0
let isWorn = false

/** Follows the order: waits, fails, dies, traps or wears out; answers how many orders it has had. */
answerOrders(
  async (order: Order) => {
    orders += 1
    if (order.die) process.exit(3)
    if (order.trap) return new WebAssembly.Instance(new WebAssembly.Module(trap)).exports as never
    await sleep(order.waitMs ?? 0)
    if (order.fail !== undefined) throw new Error(order.fail)
    isWorn = order.wear === true
    return Uint8Array.of(orders)
  },
  () => isWorn,
)
