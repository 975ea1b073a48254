import { testDatabase } from '@kolleg/database/testing'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { type Courses, createCourses } from '../../courses/courses.ts'
import { createEmbedder } from '../../embedding/create.ts'
import type { Tables } from '../../vectors/schema.ts'
import { createStore, type Store } from '../../vectors/store.ts'
import { workAhead } from './ahead.ts'
import { fillCourses } from './courses.fixture.ts'

let store: Store
let courses: Courses
beforeAll(async () => {
  store = createStore(await testDatabase<Tables>())
  courses = createCourses(store, await createEmbedder({ kind: 'hash' }), 1024)
  await fillCourses(store)
})
afterAll(() => store.close())

const wrong = 7
let done: number[]
let ahead: ReturnType<typeof workAhead>
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  done = []
  const workOutAhead = async (courseId: number) => {
    if (courseId === wrong) throw new Error('Something is away.')
    done.push(courseId)
  }
  ahead = workAhead({ store, courses }, { workOutAhead })
})
afterEach(async () => {
  await ahead.close()
  vi.useRealTimers()
})

const saved = (...ids: number[]) => courses.renewed(new Map(ids.map(id => [id, 'version'])))
const pass = (ms: number) => vi.advanceTimersByTime(ms)
const doneAfter = async (count: number) => {
  await vi.waitFor(() => expect(done.length).toBeGreaterThanOrEqual(count))
  return done
}

test('a course that was saved comes when nothing has been saved for a moment, and once', async () => {
  saved(1)
  pass(249)
  saved(2)
  saved(1)
  pass(249)
  expect(done).toEqual([])
  pass(1)
  expect(await doneAfter(2)).toEqual([1, 2])
  pass(1_000)
  await ahead.close()
  expect(done).toEqual([1, 2])
})

test('of many courses the last eight come, none that is large or empty', async () => {
  for (const id of [1, 2, 3, 4, 5, 6, 8, 9, 10]) saved(id)
  pass(250)
  expect(await doneAfter(8)).toEqual([2, 3, 4, 5, 6, 8, 9, 10])
  saved(11, 12, 13, 1)
  pass(250)
  expect(await doneAfter(9)).toEqual([2, 3, 4, 5, 6, 8, 9, 10, 1])
})

test('after a failure the next ones come, after the end none', async () => {
  saved(wrong)
  pass(250)
  saved(2)
  pass(250)
  expect(await doneAfter(1)).toEqual([2])
  saved(3)
  await ahead.close()
  saved(4)
  pass(1_000)
  await ahead.close()
  expect(done).toEqual([2])
})
