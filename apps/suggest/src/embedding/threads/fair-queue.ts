/**
 * A queue that shares its output among lanes: each gets as much of it as the others, measured by what its items cost. So
 * one short text never waits behind a thousand long ones of another caller.
 */
export type FairQueue<Item> = {
  readonly size: number
  add(lane: object, items: readonly Item[]): void
  take(): Item | undefined
  /** Removes a lane and returns its remaining items. */
  drop(lane: object): Item[]
}

/** `got` is what a lane has got; a new one counts as if it had got as much as the one served last. */
type Lane<Item> = { readonly items: Item[]; next: number; got: number }

/** One turn in so many is for the lane that has waited longest, or new short items could keep a long one away for ever. */
const turnsInARound = 8

export function fairQueue<Item>(costOf: (item: Item) => number): FairQueue<Item> {
  const lanes = new Map<object, Lane<Item>>()
  let size = 0
  let served = 0
  let turn = 0

  const costOfNext = ({ items, next }: Lane<Item>) => {
    const item = items[next]
    return item === undefined ? 0 : costOf(item)
  }
  /** The lane that would have got least with its next item. */
  const first = () => {
    let best: readonly [object, Lane<Item>, number] | undefined
    for (const [key, lane] of lanes) {
      const then = lane.got + costOfNext(lane)
      if (!best || then < best[2]) best = [key, lane, then]
    }
    return best
  }
  /** Lanes stand in the order in which they came or were last served. */
  const longestWaiting = () => {
    const [oldest] = lanes
    return oldest && ([...oldest, oldest[1].got + costOfNext(oldest[1])] as const)
  }
  return {
    get size() {
      return size
    },
    add(key, items) {
      if (items.length === 0) return
      const waiting = lanes.get(key)
      if (waiting) waiting.items.push(...items)
      else lanes.set(key, { items: [...items], next: 0, got: served })
      size += items.length
    },
    take() {
      turn = (turn + 1) % turnsInARound
      const chosen = turn === 0 ? longestWaiting() : first()
      if (!chosen) return undefined
      const [key, lane, then] = chosen
      served = Math.max(served, lane.got)
      lane.got = then
      const item = lane.items[lane.next++]
      lanes.delete(key)
      if (lane.next < lane.items.length) lanes.set(key, lane)
      size--
      return item
    },
    drop(key) {
      const waiting = lanes.get(key)
      if (!waiting) return []
      lanes.delete(key)
      const left = waiting.items.slice(waiting.next)
      size -= left.length
      return left
    },
  }
}
