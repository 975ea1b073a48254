import { type Embedder, EmbedderClosed } from './embedder.ts'
import { unitLength } from './unit-length.ts'

/**
 * Makes vectors from words and their three-letter pieces: texts that share words are similar, and meaning does not
 * count. For tests and benchmarks, where a model would only cost time.
 */
export function hashEmbedder(dimensions = 384): Embedder {
  const sums = new Float32Array(dimensions)
  let closed = false
  let computed = 0
  const assertOpen = () => {
    if (closed) throw new EmbedderClosed()
  }
  return {
    model: `hash-${dimensions}@1`,
    dimensions,
    threshold: 0.2,
    async embed(texts, { signal } = {}) {
      assertOpen()
      signal?.throwIfAborted()
      computed += texts.length
      // Answers asynchronously like any other embedder, so the caller may have aborted by then.
      await Promise.resolve()
      signal?.throwIfAborted()
      return texts.map(text => hashText(text, sums))
    },
    async ready() {
      assertOpen()
    },
    stats: () => ({ pending: 0, hits: 0, misses: computed }),
    async close() {
      closed = true
    },
  }
}

/** `sums` is a scratch buffer as wide as the vector. */
function hashText(text: string, sums: Float32Array): Float32Array {
  sums.fill(0)
  const add = (feature: string, weight: number, from = 0, to = feature.length) => {
    const hash = fnv1a(feature, from, to)
    const at = hash % sums.length
    sums[at] = (sums[at] ?? 0) + (hash >>> 31 ? weight : -weight)
  }
  for (const word of text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []) {
    add(word, 1)
    for (let at = 0; at + 3 <= word.length; at++) add(word, 0.25, at, at + 3)
  }
  // Adds a small share of the whole text that cannot cancel out, so that no vector is zero.
  add(`\0${text}`, 0.0137)
  return unitLength(sums)
}

function fnv1a(text: string, from: number, to: number): number {
  let hash = 0x811c9dc5
  for (let at = from; at < to; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193)
  return hash >>> 0
}
