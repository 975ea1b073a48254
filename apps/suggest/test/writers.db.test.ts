import { isCluster, type TestDatabase, testDatabase } from '@kolleg/database/testing'
import * as fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Tables } from '../src/vectors/schema.ts'
import { createStore, type Store } from '../src/vectors/store.ts'
import { competency, fresh, saving, stored, suggestions } from './course.ts'
import { empty, expectExact } from './recomputed.ts'
import { type Service, startOn } from './service.ts'
import { step, take } from './steps.ts'

describe.skipIf(process.env['ENGINE'] !== 'postgres')('writers of one server', () => {
  let instances: readonly [Service, Service]
  let store: Store
  let database: TestDatabase<Tables>
  beforeAll(async () => {
    database = await testDatabase<Tables>()
    instances = [await startOn(database.url), await startOn(database.url)]
    store = createStore(database)
    await store.read(async () => {})
  })
  afterAll(async () => {
    await Promise.all(instances.map(instance => instance.close()))
    await store.close()
  })

  /** Rests after every insert, so that transactions overlap. */
  const slowDown = async (): Promise<void> => {
    await sql`create function rest() returns trigger language plpgsql as
      'begin perform pg_sleep(random() * 0.02); return null; end'`.execute(database.query)
    for (const table of ['competency', 'exercise', 'exercise_competency'])
      await sql`create trigger rest after insert on ${sql.table(table)} execute function rest()`.execute(database.query)
  }

  /** Keeps these courses to itself, as a large save does, until `work` is done. */
  const meanwhile = async (courses: readonly number[], work: () => Promise<void>): Promise<void> => {
    const begun = Promise.withResolvers<void>()
    const end = Promise.withResolvers<void>()
    const holding = store.write({ courses }, async () => {
      begun.resolve()
      await end.promise
    })
    await begun.promise
    try {
      await work()
    } finally {
      end.resolve()
      await holding
    }
  }

  test('a save waits for another one of its course, in whatever instance, and not for those of other courses', async () => {
    const [busy, free] = [fresh(), fresh()]
    const waited = { saved: false }
    let waiting: Promise<unknown> = Promise.resolve()
    await meanwhile([busy], async () => {
      waiting = saving(instances[0], { competencies: [competency(busy, 'later')] }).then(() => (waited.saved = true))
      for (const instance of instances) {
        // More than an instance has turns, and each with a course of its own.
        const others = Array.from({ length: 8 }, () => competency(fresh(), 'at once'))
        const answers = await Promise.all(
          [...others, competency(free, 'at once')].map(one => saving(instance, { competencies: [one] })),
        )
        expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
      }
      expect(waited.saved).toBe(false)
    })
    await waiting
    expect(await stored(instances[1], busy)).toHaveLength(1)
  })

  test('a save of very many courses waits for all writers, and they for it', async () => {
    const courses = Array.from({ length: 300 }, fresh)
    const many = courses.map(course => competency(course, 'one of many'))
    const all = await Promise.all(
      instances.flatMap(instance => [
        saving(instance, { competencies: many }),
        ...courses.slice(0, 10).map(course => saving(instance, { competencies: [competency(course, 'a single one')] })),
      ]),
    )
    expect(new Set(all.map(({ status }) => status))).toEqual(new Set([200]))
    expect(await stored(instances[0], courses[0] ?? 0)).toHaveLength(3)
    await expectExact({ store, database })
  })

  // The tables of a cluster are in pieces, which have no triggers to hold a save up.
  test.skipIf(isCluster)(
    'a competency that is created while an exercise is being saved that trains it gets its cluster',
    async () => {
      const [one, other] = [fresh(), fresh()]
      const created = competency(other, 'comes while it is waited for')
      const held = 4_711
      await sql`create function hold() returns trigger language plpgsql as
      ${sql.lit(`begin perform pg_advisory_xact_lock(${held}); return null; end`)}`.execute(database.query)
      await sql`create trigger hold after update of version on course execute function hold()`.execute(database.query)
      const saves = await database.transaction(async db => {
        await sql`select pg_advisory_xact_lock(${held})`.execute(db)
        const exercise = { ...competency(one, 'a task'), competencies: [created.id] }
        const first = saving(instances[0], { exercise })
        await database.untilHeldUp(first)
        const second = saving(instances[1], { competencies: [created] })
        await database.untilHeldUp(first, second)
        return [first, second]
      })
      expect((await Promise.all(saves)).map(({ status }) => status)).toEqual([200, 200])
      await sql`drop trigger hold on course`.execute(database.query)
      expect((await expectExact({ store, database })).map(({ id }) => id)).toContain(created.id)
    },
  )

  test('whatever happens at once, clusters and sizes equal a fresh recomputation, and no instance answers from an old course', async () => {
    // The shards of a cluster have no triggers; there every statement takes its time anyway.
    if (!isCluster) await slowDown()
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.array(step, { minLength: 8, maxLength: 16 }), { minLength: 8, maxLength: 8 }),
        async lanes => {
          await empty({ database })
          const walk = async (lane: (typeof lanes)[number], at: number) => {
            const statuses: number[] = []
            for (const one of lane) {
              statuses.push(await take(instances[at % 2 ? 1 : 0], one))
              // Keeps the courses in the memory of both.
              await suggestions(instances[at % 4 < 2 ? 1 : 0], 'sort a list', 1 + (at % 4))
            }
            return statuses
          }
          const statuses = (await Promise.all(lanes.map(walk))).flat()
          expect(new Set(statuses).isSubsetOf(new Set([200, 400]))).toBe(true)
          await expectExact({ store, database })
          for (const course of [1, 2, 3, 4]) {
            const kept = await suggestions(instances[0], 'sort a list', course)
            expect(await suggestions(instances[1], 'sort a list', course)).toEqual(kept)
            const there = new Set((await stored(instances[0], course)).map(({ id }) => id))
            expect(kept.filter(({ id }) => !there.has(id))).toEqual([])
          }
        },
      ),
      { numRuns: 8, endOnFailure: true },
    )
  }, 120_000)
})
