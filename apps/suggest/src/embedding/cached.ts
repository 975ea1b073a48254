import { LRUCache } from 'lru-cache'
import { abortable } from '../abortable.ts'
import { type Embedder, EmbedderClosed, EmbeddingError, type Role } from './embedder.ts'

/** A running computation. It is aborted only when nobody waits for it any more. */
type Flight = {
  readonly keys: readonly string[]
  /** In the order of the keys. */
  readonly vectors: Promise<readonly Float32Array[]>
  /** Undefined if the caller who began it cannot abort. */
  readonly stop: AbortController | undefined
  waiting: number
}

/** The overhead of a cache entry beside its text and vector. */
const ENTRY_BYTES = 200

/** Caches recent vectors, and lets equal texts share one running computation. */
export function withCache(embedder: Embedder, cacheBytes: number, took?: (seconds: number) => void): Embedder {
  let dimensions = 0
  const kept = new LRUCache<string, Float32Array>({
    maxSize: cacheBytes,
    sizeCalculation: (vector, key) => vector.byteLength + 2 * key.length + ENTRY_BYTES,
  })
  let flying = new Map<string, Flight>()
  let hits = 0
  let misses = 0
  let closed = false

  function launch(keys: readonly string[], texts: readonly string[], as: Role, mayEnd: boolean): Flight {
    const stop = mayEnd ? new AbortController() : undefined
    const options = stop ? { signal: stop.signal, as } : { as }
    const begun = performance.now()
    const vectors = embedder.embed(texts, options).then(
      found => {
        took?.((performance.now() - begun) / 1000)
        forget(flight)
        renew()
        for (let at = 0; at < found.length; at++) keep(keys[at] ?? '', present(found[at]))
        return found
      },
      (error: unknown) => {
        forget(flight)
        throw error
      },
    )
    const flight: Flight = { keys, vectors, stop, waiting: 0 }
    for (const key of keys) flying.set(key, flight)
    return flight
  }

  /** An endpoint may change its model, so the cache keeps vectors of the current width only. */
  function renew(): void {
    if (embedder.dimensions === dimensions) return
    dimensions = embedder.dimensions
    kept.clear()
  }

  function keep(key: string, vector: Float32Array): void {
    if (vector.length === dimensions) kept.set(key, vector.slice())
  }

  function known(key: string): Float32Array | undefined {
    return kept.get(key)?.slice()
  }

  /** Returns whether it was still running. */
  function forget(flight: Flight): boolean {
    let found = false
    for (const key of flight.keys) if (flying.get(key) === flight) found = flying.delete(key)
    // A map that is filled and emptied for long keeps a chain of old tables, with all the vectors in them, until the
    // whole heap is collected. A new map avoids that.
    if (flying.size === 0) flying = new Map()
    return found
  }

  /** The fast path for one text, without the lists that several texts need. */
  async function embedOne(text: string, as: Role): Promise<Float32Array[]> {
    if (closed) throw new EmbedderClosed()
    renew()
    const key = `${as} ${text}`
    const vector = known(key)
    const underWay = vector ? undefined : flying.get(key)
    if (vector || underWay) hits++
    else misses++
    if (vector) return [vector]
    const flight = underWay ?? launch([key], [text], as, false)
    flight.waiting++
    try {
      const found = present((await flight.vectors)[flight.keys.indexOf(key)])
      return [flight.waiting > 1 ? found.slice() : found]
    } finally {
      leave(flight)
    }
  }

  async function embedMany(texts: readonly string[], as: Role, signal: AbortSignal | undefined) {
    if (closed) throw new EmbedderClosed()
    signal?.throwIfAborted()
    renew()
    const keys = texts.map(text => `${as} ${text}`)
    const missing = new Map<string, string>()
    for (const [at, text] of texts.entries()) {
      const key = keys[at] ?? ''
      if (!kept.has(key) && !flying.has(key)) missing.set(key, text)
    }
    misses += missing.size
    hits += texts.length - missing.size
    if (missing.size > 0) launch([...missing.keys()], [...missing.values()], as, signal !== undefined)
    return await lookUp(keys, signal)
  }

  /** Aborts the computation when nobody waits for it any more. */
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
      const landing = [...flights].map(async flight => {
        for (const [at, vector] of (await flight.vectors).entries()) found.set(flight.keys[at] ?? '', vector)
      })
      await abortable(Promise.all(landing), signal)
      // Copies, because other callers share these vectors.
      return keys.map(key => present(found.get(key)).slice())
    } finally {
      for (const flight of flights) leave(flight)
    }
  }

  return {
    get model() {
      return embedder.model
    },
    threshold: embedder.threshold,
    prerequisitesFile: embedder.prerequisitesFile,
    get dimensions() {
      return embedder.dimensions
    },
    embed(texts, { signal, as = 'passage' } = {}) {
      const [first] = texts
      return first !== undefined && texts.length === 1 && !signal ? embedOne(first, as) : embedMany(texts, as, signal)
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
