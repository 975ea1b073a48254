import { afterAll, expect, test } from 'vitest'
import type { Course } from '../course.ts'
import { suggestRelations } from '../suggest-relations.ts'
import { createCompute } from './compute.ts'

const compute = createCompute()
afterAll(() => compute.close())

const competencies = [
  { id: 1, title: 'Sorting', description: 'Puts a list in order.', vector: Float32Array.of(0.8, 0.6, 0) },
  {
    id: 2,
    title: 'Merge sort',
    description: 'Sorting by halves, based on recursion.',
    vector: Float32Array.of(0.6, 0.8, 0),
  },
  { id: 3, title: 'Recursion', description: 'A function that calls itself.', vector: Float32Array.of(0.5, 0.7, 0.5) },
]
const course: Course = { competencies, exercises: [], links: [] }
const plainly = { about: 'relations', isExplained: false } as const
const explained = { about: 'relations', isExplained: true } as const
const relations = suggestRelations(course)
const read = (answer: Uint8Array): unknown => JSON.parse(Buffer.from(answer).toString())

test('the reply has the relations, with reasons on request', async () => {
  expect(relations).not.toHaveLength(0)
  const plain = relations.map(({ tail_id, head_id, relation_type }) => ({ tail_id, head_id, relation_type }))
  expect(read(await compute.answer(course, plainly))).toEqual({ relations: plain })
  expect(read(await compute.answer(course, explained))).toEqual(JSON.parse(JSON.stringify({ relations })))
})

test('a course whose vectors cannot be compared fails, and the next one is answered', async () => {
  const uneven = competencies.map((one, at) => ({ ...one, vector: new Float32Array(at + 1) }))
  await expect(compute.answer({ ...course, competencies: uneven }, plainly)).rejects.toThrow(
    'a vector of 2 numbers among vectors of 1',
  )
  expect(read(await compute.answer(course, plainly))).toBeTruthy()
})

test('courses are answered in the order of the requests', async () => {
  const order: number[] = []
  const asked = Array.from({ length: 12 }, (_, at) => compute.answer(course, plainly).then(() => order.push(at)))
  await Promise.all(asked)
  expect(order).toEqual(order.toSorted((a, b) => a - b))
})

const longTexts = (size: number, length: number): Course => ({
  ...course,
  competencies: Array.from({ length: size }, (_, id) => ({
    id,
    title: `Topic ${id}`,
    description: 'sorting by recursion '.repeat(length),
    vector: null,
  })),
})

test.each([
  ['of many texts', longTexts(3_000, 10)],
  ['of long texts', longTexts(40, 2_000)],
])('a usual course does not wait for one %s', async (_, large) => {
  const answered: string[] = []
  const slow = compute.answer(large, plainly).then(() => answered.push('large'))
  await compute.answer(course, plainly).then(() => answered.push('usual'))
  await slow
  expect(answered).toEqual(['usual', 'large'])
})

test('closing aborts running work, and no new work starts', async () => {
  const closing = createCompute()
  await closing.answer(course, plainly)
  const underWay = closing.answer(course, plainly)
  const outcome = Promise.allSettled([underWay])
  await closing.close()
  expect((await outcome)[0]?.status).toBe('rejected')
  await expect(closing.answer(course, plainly)).rejects.toThrow('The threads for relations are closed.')
})
