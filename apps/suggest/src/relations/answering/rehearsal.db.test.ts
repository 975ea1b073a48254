import { testDatabase } from '@kolleg/database/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Tables } from '../../vectors/schema.ts'
import { createStore, type Store } from '../../vectors/store.ts'
import { fillCourses } from './courses.fixture.ts'
import { rehearse } from './rehearsal.ts'

let store: Store
beforeAll(async () => {
  store = createStore(await testDatabase<Tables>())
})
afterAll(() => store.close())

type Done = number | 'example' | `${number} kept`

let lookups: number

/** What is done, until so much of it has been. */
const rehearsed = async (most = Number.POSITIVE_INFINITY) => {
  const ended = new AbortController()
  const done: Done[] = []
  const note = async (what: Done) => {
    done.push(what)
    if (done.length >= most) ended.abort()
    return undefined
  }
  const work = {
    warmUp: () => note('example'),
    attempt: note,
    workOutAhead: (course: number) => note(`${course} kept`),
  }
  lookups = 0
  const snapshot: Store['snapshot'] = given => {
    lookups++
    return store.snapshot(given)
  }
  const rehearsal = rehearse({ ...store, snapshot }, work, ended.signal)
  const failure = await rehearsal.catch((error: Error) => error.name)
  expect(failure).toBe(most === Number.POSITIVE_INFINITY ? undefined : 'AbortError')
  return done
}
const examples = Array.from({ length: 32 }, () => 'example')

test('without courses an example does and a look for nobody, after the end not even courses are looked for', async () => {
  expect(await rehearsed()).toEqual(examples)
  expect(lookups).toBe(10)
  expect(await rehearsed(32)).toEqual(examples)
  expect(lookups).toBe(0)
})

test('the newest courses come by turns, none that is large or empty, and no more after the end', async () => {
  await fillCourses(store)
  expect(await rehearsed(42)).toEqual([...examples, 3, 4, 5, 6, 7, 8, 9, 10, 3, 4])
  const whole = await rehearsed()
  expect(lookups).toBe(0)
  expect(whole.slice(32 + 48)).toEqual([3, 4, 5, 6, 7, 8, 9, 10].map(course => `${course} kept`))
})
