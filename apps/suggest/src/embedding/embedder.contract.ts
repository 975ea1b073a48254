import * as fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Embedder, EmbedderClosed } from './embedder.ts'

const ODDITIES = [
  '',
  ' ',
  '\0',
  'a\0b',
  '\ud800',
  'x\udfff y',
  '👩🏽‍🚀🇩🇪',
  '‮rtl',
  'ﷺ'.repeat(50),
  '線形代数',
  '\u0301'.repeat(300),
]
const LONG = 'Die Studierenden entwerfen verteilte Systeme and reason about consistency. '.repeat(1_000)

/** A text as people and machines send it: mostly words, sometimes arbitrary characters. */
const text = fc.oneof(
  { weight: 3, arbitrary: fc.lorem({ maxCount: 12 }) },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 80 }) },
  { weight: 1, arbitrary: fc.constantFrom(...ODDITIES) },
)

function holds(law: (texts: string[]) => Promise<void>, numRuns: number): Promise<void> {
  return fc.assert(fc.asyncProperty(fc.array(text, { maxLength: 6 }), law), { numRuns })
}

/** What every embedder promises. */
export function embedderContract(name: string, open: () => Promise<Embedder>, runs = 10): void {
  describe(`${name} keeps the embedder's laws`, () => {
    let embedder: Embedder
    beforeAll(async () => {
      embedder = await open()
      await embedder.ready()
    })
    afterAll(() => embedder.close())

    test('it has a model name, dimensions and a threshold', () => {
      expect(embedder.model).toMatch(/\S/)
      expect(embedder.dimensions).toBeGreaterThan(0)
      expect(Math.abs(embedder.threshold)).toBeLessThanOrEqual(1)
    })

    test('every text gives one vector of the same dimensions and of unit length', () =>
      holds(async texts => {
        const vectors = await embedder.embed(texts)
        expect(vectors.map(vector => vector.length)).toEqual(texts.map(() => embedder.dimensions))
        for (const vector of vectors) expect(Math.hypot(...vector)).toBeCloseTo(1, 5)
      }, runs))

    test('a text has the same vector alone, in any list, at any position and at any time', () =>
      holds(async texts => {
        const together = await embedder.embed(texts)
        const backwards = await embedder.embed(texts.toReversed())
        const alone = await Promise.all(texts.map(one => embedder.embed([one])))
        expect(backwards.toReversed()).toEqual(together)
        expect(alone.flat()).toEqual(together)
      }, runs))

    test('concurrent callers get the same vectors as single ones', async () => {
      const topics = Array.from({ length: 12 }, (_, at) => `Thema ${at}: sorting, graphs and ${'trees '.repeat(at)}`)
      const lists = topics.map((_, at) => [...topics.slice(at), ...topics.slice(0, at)])
      const answers = await Promise.all(lists.map(list => embedder.embed(list)))
      const sequential = await embedder.embed(topics)
      answers.forEach((answer, at) => {
        expect(answer).toEqual([...sequential.slice(at), ...sequential.slice(0, at)])
      })
    })

    test('a question and a stored text can both be embedded', async () => {
      const [query] = await embedder.embed(['binary trees'], { as: 'query' })
      const [passage] = await embedder.embed(['binary trees'], { as: 'passage' })
      expect(query).toHaveLength(embedder.dimensions)
      expect(passage).toHaveLength(embedder.dimensions)
    })

    test('a different text has a different vector', async () => {
      const [one, other] = await embedder.embed(['graph theory', 'a tree'])
      expect(one).not.toEqual(other)
    })

    test('an empty list of texts gives no vectors', async () => {
      expect(await embedder.embed([])).toEqual([])
    })

    test('very long texts and unusual characters are embedded', async () => {
      const vectors = await embedder.embed([LONG, ...ODDITIES])
      expect(vectors).toHaveLength(1 + ODDITIES.length)
      for (const vector of vectors) expect(Math.hypot(...vector)).toBeCloseTo(1, 5)
    })

    test('changing a returned vector does not affect other callers', async () => {
      const [mine] = await embedder.embed(['a vector of my own'])
      const before = mine?.slice()
      mine?.fill(7)
      expect(await embedder.embed(['a vector of my own'])).toEqual([before])
    })

    test('an aborted caller gets the reason at once, and the others get their vectors', async () => {
      const reason = new Error('the visitor left')
      await expect(embedder.embed(['never begun'], { signal: AbortSignal.abort(reason) })).rejects.toBe(reason)
      const leaving = new AbortController()
      const texts = Array.from({ length: 40 }, (_, at) => `a text somebody may leave, number ${at}`)
      const left = embedder.embed(texts, { signal: leaving.signal })
      const stayed = embedder.embed(texts.slice(0, 3))
      leaving.abort(reason)
      await expect(left).rejects.toBe(reason)
      expect(await stayed).toEqual(await embedder.embed(texts.slice(0, 3)))
    })

    test('a closed embedder refuses later texts and settles pending ones', async () => {
      const closing = await open()
      const known = await closing.embed(['known before'])
      expect(known).toHaveLength(1)
      const waiting = closing.embed(Array.from({ length: 200 }, (_, at) => `left behind ${at}`)).catch(error => error)
      await closing.close()
      const outcome = await waiting
      expect(Array.isArray(outcome) || outcome instanceof EmbedderClosed).toBe(true)
      await expect(closing.embed(['known before'])).rejects.toBeInstanceOf(EmbedderClosed)
      await expect(closing.embed([])).rejects.toBeInstanceOf(EmbedderClosed)
      await expect(closing.ready()).rejects.toBeInstanceOf(EmbedderClosed)
      await closing.close()
    })
  })
}
