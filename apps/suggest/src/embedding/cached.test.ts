import { afterEach, expect, test } from 'vitest'
import { withCache } from './cached.ts'
import { createEmbedder, shippedModel } from './create.ts'
import type { Embedder } from './embedder.ts'
import { hashEmbedder } from './hash.ts'
import { readManifest } from './model/manifest.ts'
import { threadedEmbedder } from './threaded.ts'

const opened: Embedder[] = []
afterEach(() => Promise.all(opened.splice(0).map(embedder => embedder.close())))

test('a repeated text costs no embedding', async () => {
  const inner = hashEmbedder()
  const embedder = withCache(inner, 1_000_000)
  const [first] = await embedder.embed(['graphs', 'trees', 'graphs'])
  const [again] = await embedder.embed(['graphs'])
  expect(again).toEqual(first)
  expect(inner.stats().misses).toBe(2)
  expect(embedder.stats()).toEqual({ pending: 0, hits: 2, misses: 2 })
})

test('equal concurrent texts share one computation', async () => {
  const inner = hashEmbedder()
  const embedder = withCache(inner, 1)
  const answers = await Promise.all(Array.from({ length: 32 }, () => embedder.embed(['the same question'])))
  expect(new Set(answers.map(([vector]) => vector?.join()))).toHaveLength(1)
  expect(inner.stats().misses).toBe(1)
})

test('the cache is bounded, and the oldest text is evicted first', async () => {
  const inner = hashEmbedder(8)
  const embedder = withCache(inner, 2_500)
  for (let at = 0; at < 100; at++) await embedder.embed([`text ${at}`])
  await embedder.embed(['text 99'])
  expect(inner.stats().misses).toBe(100)
  await embedder.embed(['text 0'])
  expect(inner.stats().misses).toBe(101)
})

test('a failure is not cached', async () => {
  const embedder = await createEmbedder({
    kind: 'openai',
    baseUrl: 'http://127.0.0.1:9/v1',
    model: 'm',
    retries: { times: 0, firstDelayMs: 1, longestDelayMs: 1 },
  })
  await expect(embedder.embed(['a'])).rejects.toThrow('cannot be reached')
  await expect(embedder.embed(['a'])).rejects.toThrow('cannot be reached')
  expect(embedder.stats().misses).toBe(2)
})

test('a computation continues while a caller waits for it, and is aborted after the last one leaves', async () => {
  const inner = threadedEmbedder(await readManifest(shippedModel()), 1)
  const embedder = withCache(inner, 1_000_000)
  opened.push(embedder)
  await embedder.ready()
  const texts = Array.from({ length: 20 }, (_, at) => `Lecture ${at}`)
  const [one, two, three] = [new AbortController(), new AbortController(), new AbortController()]
  const first = embedder.embed(texts, { signal: one.signal })
  const second = embedder.embed(texts, { signal: two.signal })
  one.abort()
  await expect(first).rejects.toThrow('aborted')
  expect(await second).toHaveLength(20)

  const third = embedder.embed(['nobody', 'waits', 'for', 'this'], { signal: three.signal })
  three.abort()
  await expect(third).rejects.toThrow('aborted')
  expect(inner.stats().pending).toBe(0)
  expect(await embedder.embed(['nobody'])).toHaveLength(1)
})
