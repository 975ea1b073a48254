import { LRUCache } from 'lru-cache'
import { abortable } from './abortable.ts'
import { type Embedder, EmbedderClosed, EmbeddingError, type Role } from './embedder.ts'
import { openShelf } from './shelf.ts'

/** A computation under way. It ends early only when nobody waits for it any more. */
type Flight = {
  readonly vectors: Promise<ReadonlyMap<string, Float32Array>>
  readonly keys: readonly string[]
  /** None where whoever began it stays to the end. */
  readonly stop: AbortController | undefined
  waiting: number
}

/** What an entry costs beside its text and its numbers. */
const ENTRY_BYTES = 200

/** Lets an embedder compute no text twice: recent vectors are kept, and equal texts under way share one computation. */
export function remember(embedder: Embedder, cacheBytes: number): Embedder {
  const shelf = openShelf()
  /** By text its vector's place on the shelf. */
  const kept = new LRUCache<string, number>({
    maxSize: cacheBytes,
    sizeCalculation: (_, key) => shelf.rowBytes + 2 * key.length + ENTRY_BYTES,
    dispose: place => shelf.free(place),
  })
  const flying = new Map<string, Flight>()
  let hits = 0
  let misses = 0
  let closed = false

  function launch(texts: ReadonlyMap<string, string>, as: Role, mayEnd: boolean): Flight {
    const stop = mayEnd ? new AbortController() : undefined
    const keys = [...texts.keys()]
    const options = stop ? { signal: stop.signal, as } : { as }
    const vectors = embedder.embed([...texts.values()], options).then(
      found => {
        forget(flight)
        const byKey = new Map<string, Float32Array>()
        for (const [at, vector] of found.entries()) {
          byKey.set(keys[at] ?? '', vector)
          keep(keys[at] ?? '', vector)
        }
        return byKey
      },
      (error: unknown) => {
        forget(flight)
        throw error
      },
    )
    const flight: Flight = { vectors, keys, stop, waiting: 0 }
    for (const key of keys) flying.set(key, flight)
    return flight
  }

  function keep(key: string, vector: Float32Array): void {
    const place = shelf.put(vector)
    kept.set(key, place)
    // One that is too large for the whole memory is not kept at all.
    if (kept.peek(key) !== place) shelf.free(place)
  }

  function known(key: string): Float32Array | undefined {
    const place = kept.get(key)
    return place === undefined ? undefined : shelf.copy(place)
  }

  /** Whether it was still under way. */
  function forget(flight: Flight): boolean {
    const own = flight.keys.filter(key => flying.get(key) === flight)
    for (const key of own) flying.delete(key)
    return own.length > 0
  }

  /** A question: one text, mostly a new one, without the lists that several texts need. */
  async function lookUpOne(text: string, as: Role): Promise<Float32Array> {
    const key = `${as} ${text}`
    const vector = known(key)
    const underWay = vector ? undefined : flying.get(key)
    if (vector || underWay) hits++
    else misses++
    if (vector) return vector
    const flight = underWay ?? launch(new Map([[key, text]]), as, false)
    flight.waiting++
    try {
      const found = present((await flight.vectors).get(key))
      return flight.waiting > 1 ? found.slice() : found
    } finally {
      leave(flight)
    }
  }

  /** Nobody waits for it any more: it need not go on. */
  function leave(flight: Flight): void {
    if (--flight.waiting === 0 && forget(flight)) flight.stop?.abort()
  }

  function present(vector: Float32Array | undefined): Float32Array {
    if (!vector) throw new EmbeddingError(`The model ${embedder.model} left out a vector.`)
    return vector
  }

  async function lookUp(keys: readonly string[], signal: AbortSignal | undefined): Promise<Float32Array[]> {
    const found = new Map<string, Float32Array>()
    const flights = new Set<Flight>()
    for (const key of keys) {
      const vector = known(key)
      const flight = flying.get(key)
      if (vector) found.set(key, vector)
      else if (flight) flights.add(flight)
    }
    for (const flight of flights) flight.waiting++
    try {
      const landed = await abortable(Promise.all([...flights].map(flight => flight.vectors)), signal)
      for (const vectors of landed) for (const [key, vector] of vectors) found.set(key, vector)
      // Whoever else waits has the same vectors, and so has a text that is asked for twice.
      return keys.map(key => present(found.get(key)).slice())
    } finally {
      for (const flight of flights) leave(flight)
    }
  }

  return {
    model: embedder.model,
    threshold: embedder.threshold,
    get dimensions() {
      return embedder.dimensions
    },
    async embed(texts, { signal, as = 'passage' } = {}) {
      if (closed) throw new EmbedderClosed()
      signal?.throwIfAborted()
      const [first] = texts
      if (first !== undefined && texts.length === 1 && !signal) return [await lookUpOne(first, as)]
      const keys = texts.map(text => `${as} ${text}`)
      const missing = new Map<string, string>()
      for (const [at, text] of texts.entries()) {
        const key = keys[at] ?? ''
        if (!kept.has(key) && !flying.has(key)) missing.set(key, text)
      }
      misses += missing.size
      hits += texts.length - missing.size
      if (missing.size > 0) launch(missing, as, signal !== undefined)
      return await lookUp(keys, signal)
    },
    ready: () => embedder.ready(),
    stats: () => ({ pending: embedder.stats().pending, hits, misses }),
    async close() {
      closed = true
      kept.clear()
      await embedder.close()
    },
  }
}
