import { LRUCache } from 'lru-cache'

type Kept<Value> = { readonly version: string; readonly value: Promise<Value> }

type Options<Value> = {
  readonly maxBytes: number
  readonly bytesOf: (value: Value) => number
  readonly onHit: () => void
  readonly onMiss: () => void
}

/** Caches the value of each key as long as its version is current. Concurrent callers share one load. */
export const createVersionedCache = <Value extends object>({ maxBytes, bytesOf, onHit, onMiss }: Options<Value>) => {
  const kept = new LRUCache<string | number, Kept<Value>>({ maxSize: Math.max(maxBytes, 1) })

  const weigh = async (key: string | number, entry: Kept<Value>): Promise<void> => {
    const value = await entry.value.catch(() => undefined)
    if (kept.get(key) !== entry) return
    // A new entry, because the cache does not weigh the same object twice.
    if (value) kept.set(key, { ...entry }, { size: bytesOf(value) })
    else kept.delete(key)
  }

  return (key: string | number, version: string, load: () => Promise<Value>): Promise<Value> => {
    const found = kept.get(key)
    if (found?.version === version) {
      onHit()
      return found.value
    }
    onMiss()
    const entry = { version, value: load() }
    kept.set(key, entry, { size: 1 })
    void weigh(key, entry)
    return entry.value
  }
}
