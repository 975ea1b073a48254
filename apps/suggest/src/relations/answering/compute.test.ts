import { setTimeout } from 'node:timers/promises'
import { afterAll, expect, test } from 'vitest'
import { compare } from '../judging/comparing.ts'
import { suggestRelations } from '../suggest-relations.ts'
import { answerOf } from './answers.ts'
import { createCompute } from './compute.ts'
import { oneThread } from './one-thread.ts'
import { buffersOf, type Rest } from './rest.ts'

const compute = createCompute()
afterAll(() => compute.close())

const texts = [
  { id: 1, title: 'Sorting', description: 'Puts a list in order.' },
  { id: 2, title: 'Merge sort', description: 'Sorting by halves, based on recursion.' },
  { id: 3, title: 'Recursion', description: 'A function that calls itself.' },
]
const numbers = [
  [0.8, 0.6, 0],
  [0.6, 0.8, 0],
  [0.5, 0.7, 0.5],
]
const vectors = () => numbers.map(values => Float32Array.from(values))
/** Each time anew: its memory is handed on. */
const rest = (): Rest => ({ vectors: vectors(), clusters: [null, null, null], exercises: [], links: [] })
const competencies = texts.map((text, at) => ({ ...text, vector: vectors()[at] ?? null, cluster: null }))
const relations = suggestRelations({ competencies, exercises: [], links: [] })

test('what is read before the rest is there gives the same relations', async () => {
  expect(relations).not.toHaveLength(0)
  const answer = await compute.begin(texts, true).finish(rest())
  expect(Buffer.from(answer)).toEqual(Buffer.from(answerOf(relations, true)))
})

test('a course that is given up, at work or in the queue, holds no thread', async () => {
  const begun = Array.from({ length: 6 }, () => compute.begin(texts, false))
  for (const one of begun) one.giveUp()
  const last = compute.begin(texts, false)
  expect(Buffer.from(await last.finish(rest()))).toEqual(Buffer.from(answerOf(relations, false)))
  last.giveUp()
})

test('a course whose vectors cannot be compared fails, and holds no thread', async () => {
  const uneven = compute.begin(texts, false)
  const lengths = [1, 2, 3].map(length => new Float32Array(length))
  await expect(uneven.finish({ ...rest(), vectors: lengths })).rejects.toThrow(
    'a vector of 2 numbers among vectors of 1',
  )
  const detached = compute.begin(texts, false)
  const used = rest()
  structuredClone(used, { transfer: buffersOf(used) })
  await expect(detached.finish(used)).rejects.toThrow(/detached|transfer/)
  detached.giveUp()
  expect(await compute.begin(texts, false).finish(rest())).not.toHaveLength(0)
})

test('what was read is kept until it is judged or given up, and no longer', async () => {
  const reading = oneThread('reading-thread.ts', { minThreads: 1 })
  const judge = (course: number) =>
    reading.run('judge', { course, rest: rest(), compared: compare(vectors()), isExplained: false })
  for (const course of [1, 2]) await reading.run('read', { course, texts })
  await reading.run('forget', 2)
  expect(await judge(1)).not.toHaveLength(0)
  for (const course of [1, 2]) await expect(judge(course)).rejects.toThrow('have not been read here')
  await reading.close()
})

test('those who wait come in order', async () => {
  const order: number[] = []
  const begun = Array.from({ length: 12 }, () => compute.begin(texts, false))
  await Promise.all(begun.map(async (one, at) => order.push((await one.finish(rest()), at))))
  expect(order).toEqual(order.toSorted((a, b) => a - b))
})

test.each([
  ['of many texts', 1_001, 1],
  ['of long texts', 3, 200_000],
])('a usual course does not wait for one %s', { timeout: 10_000 }, async (_, size, length) => {
  const long = Array.from({ length: size }, (__, id) => ({ id, title: 'Sorting', description: 'a'.repeat(length) }))
  const large = compute.begin(long, false)
  expect(await compute.begin(texts, false).finish(rest())).not.toHaveLength(0)
  large.giveUp()
})

test('the end waits for nothing, and nothing begins after it', async () => {
  const other = createCompute()
  await other.warmUp(0)
  const outcomes = Promise.allSettled([other.warmUp(1), other.begin(texts, false).finish(rest())])
  await other.close()
  expect((await outcomes).map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  await expect(other.begin(texts, false).finish(rest())).rejects.toThrow('No more relations')
})

const many = Array.from({ length: 1_001 }, (_, id) => ({ id, title: `Topic ${id}`, description: '' }))
const none = many.map(() => null)
const noRest = (): Rest => ({ vectors: none, clusters: none, exercises: [], links: [] })

test('large courses go one at a time, in order', async () => {
  const [first, given, second] = [1, 2, 3].map(() => compute.begin(many, false))
  given?.giveUp()
  const done: string[] = []
  const secondDone = second?.finish(noRest()).then(() => done.push('second'))
  await first?.finish(noRest()).then(() => done.push('first'))
  await secondDone
  expect(done).toEqual(['first', 'second'])
})

test('a large course whose thread has gone before it is judged is read anew', async () => {
  const hasty = createCompute(50)
  const begun = hasty.begin(many, false)
  await setTimeout(1_000)
  expect(Buffer.from(await begun.finish(noRest())).toString()).toContain('relations')
  await hasty.close()
})

test('what courses leave in a thread is collected once', async () => {
  const reading = oneThread('reading-thread.ts', { minThreads: 1 })
  let isCollected = false
  for (let time = 0; time < 40 && !isCollected; time++) {
    await reading.run('warmUp', time)
    isCollected = await reading.run('collect')
  }
  expect(isCollected).toBe(true)
  expect(await reading.run('collect')).toBe(false)
  await reading.close()
})
