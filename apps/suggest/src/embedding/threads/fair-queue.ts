/** A queue that alternates between lanes, so that one text never waits behind a thousand texts of another caller. */
export type FairQueue<Item> = {
  readonly size: number
  add(lane: object, items: readonly Item[]): void
  take(): Item | undefined
  /** Removes a lane and returns its remaining items. */
  drop(lane: object): Item[]
}

export function fairQueue<Item>(): FairQueue<Item> {
  // A Map keeps insertion order: the first lane is served next.
  const lanes = new Map<object, { items: Item[]; next: number }>()
  let size = 0
  return {
    get size() {
      return size
    },
    add(lane, items) {
      if (items.length === 0) return
      const waiting = lanes.get(lane)
      if (waiting) waiting.items.push(...items)
      else lanes.set(lane, { items: [...items], next: 0 })
      size += items.length
    },
    take() {
      for (const [lane, waiting] of lanes) {
        const item = waiting.items[waiting.next++]
        lanes.delete(lane)
        if (waiting.next < waiting.items.length) lanes.set(lane, waiting)
        size--
        return item
      }
      return undefined
    },
    drop(lane) {
      const waiting = lanes.get(lane)
      if (!waiting) return []
      lanes.delete(lane)
      const left = waiting.items.slice(waiting.next)
      size -= left.length
      return left
    },
  }
}
