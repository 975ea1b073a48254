import { testDatabase } from '@kolleg/database/testing'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { save } from '../../competencies/save.ts'
import type { Context } from '../../context.ts'
import { createCourses } from '../../courses/courses.ts'
import { createEmbedder } from '../../embedding/create.ts'
import type { Embedder } from '../../embedding/embedder.ts'
import type { Tables } from '../../vectors/schema.ts'
import { createStore } from '../../vectors/store.ts'
import { quietMs } from './ahead.ts'
import { type Attempt, attempting } from './attempt.ts'
import { type Compute, createCompute } from './compute.ts'
import { foresee } from './foresight.ts'

const compute = createCompute()
let begun = 0
const begin: Compute['begin'] = (...given) => {
  begun++
  return compute.begin(...given)
}
const isBegun = () => vi.waitFor(() => expect(begun).toBeGreaterThan(0), 20_000)
let modelIsDone: () => Promise<unknown>
let context: Context
let attempt: Attempt
/** Knows nothing beforehand. */
let afresh: Attempt
beforeAll(async () => {
  const store = createStore(await testDatabase<Tables>())
  const hash = await createEmbedder({ kind: 'hash' })
  const embed: Embedder['embed'] = async (...given) => {
    await modelIsDone()
    return hash.embed(...given)
  }
  const embedder = { ...hash, embed }
  const courses = createCourses(store, embedder, 1024)
  const config = { MAX_COURSE_SIZE: 1_000, MAX_COURSE_BYTES: 1_000_000 }
  context = { store, embedder, courses, config } as Partial<Context> as Context
  const counted = { ...compute, begin }
  attempt = attempting(context, counted, foresee(context, counted))
  afresh = attempting(context, compute, { of: () => undefined })
})
afterAll(async () => {
  await compute.close()
  await context.store.close()
})

const titles = ['Merge sort', 'Recursion', 'Sorting', 'Binary trees']
const course = (course_id: number, count = titles.length) =>
  Array.from({ length: count }, (_, at) => ({
    id: course_id * 1_000 + count - at,
    course_id,
    title: titles[at % titles.length] ?? '',
    description: `${titles[at % titles.length]} rests on recursion and on sorting, in course ${course_id}.`,
  }))
const saving = (competencies: ReturnType<typeof course>) => save(context, { competencies, exercise: null })
/** Stands still, for saves to come at once after each other or after a while. */
let clock = 0
const pass = () => {
  clock += quietMs + 1
}
beforeEach(() => {
  vi.spyOn(performance, 'now').mockImplementation(() => clock)
  modelIsDone = isBegun
})
afterEach(() => {
  vi.restoreAllMocks()
})
const begunBy = async (work: () => Promise<unknown>) => {
  begun = 0
  await work()
  return begun
}
const link = (...[source, target]: ReturnType<typeof course>) =>
  context.store.write(({ db }) =>
    db
      .insertInto('competency_link')
      .values({ source_id: source?.id ?? 0, target_id: target?.id ?? 0 })
      .execute(),
  )
const same = async (courseId: number) =>
  expect(Buffer.from((await attempt(courseId, false)) ?? [])).toEqual(
    Buffer.from((await afresh(courseId, false)) ?? []),
  )

test('a course that is saved for the first time is worked out meanwhile', async () => {
  expect(await begunBy(() => saving(course(1)))).toBe(1)
  expect(await begunBy(() => same(1))).toBe(0)
  expect(await begunBy(() => attempt(1, true))).toBe(1)
})

test('one that came otherwise is worked out as it is', async () => {
  await saving(course(2))
  await link(...course(2))
  expect(await begunBy(() => same(2))).toBe(1)
})

const changed = (course_id: number) =>
  course(course_id, 5)
    .toSpliced(1, 3)
    .map(one => ({ ...one, description: `Heaps are trees. ${one.description}` }))

test('so is what a change makes of a course, with all that stays', async () => {
  const exercise = {
    id: 1,
    title: 'Sort',
    description: 'Sort these cards.',
    competencies: [8_001, 8_002],
    course_id: 8,
  }
  await saving(course(8))
  modelIsDone = async () => {}
  await save(context, { competencies: [], exercise })
  modelIsDone = isBegun
  await link(...course(8))
  await same(8)
  pass()
  expect(await begunBy(() => saving(changed(8)))).toBe(1)
  expect(await begunBy(() => same(8))).toBe(0)
})

test('of one save of many nothing is expected, unless it begins a course', async () => {
  await saving(course(9))
  await same(9)
  modelIsDone = async () => {}
  expect(await begunBy(() => saving(changed(9)))).toBe(0)
  modelIsDone = isBegun
  expect(await begunBy(() => saving(course(10)))).toBe(1)
})

test.each([
  ['of two courses', () => [...course(3), ...course(4)]],
  ['of a large course', () => course(5, 201)],
  ['that makes a course large', () => course(1, 200).map(one => ({ ...one, id: one.id + 100 }))],
])('nothing is expected of a save %s', async (_, competencies) => {
  modelIsDone = async () => {}
  pass()
  expect(await begunBy(() => saving(competencies()))).toBe(0)
})

test('after a save that fails the next is expected', async () => {
  modelIsDone = async () => {
    await isBegun()
    throw new Error('The model is away.')
  }
  expect(await begunBy(() => expect(saving(course(6))).rejects.toThrow('The model is away.'))).toBe(1)
  modelIsDone = isBegun
  expect(await begunBy(() => saving(course(7)))).toBe(1)
  expect(await begunBy(() => same(7))).toBe(0)
})
