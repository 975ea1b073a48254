import { open } from '@kolleg/database'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { suggestHere } from '../src/command-line/testing/begin.ts'
import { type Competency, competency, fresh, metric, remove, save, stored, suggestions } from './course.ts'
import { api, type FreshDatabase, freshDatabase, type Service, startOn } from './service.ts'

let database: FreshDatabase
beforeAll(async () => {
  database = await freshDatabase('lasting')
})
afterAll(() => database.drop())

const words = ['sort lists', 'write loops', 'write nested loops', 'walk trees', 'walk search trees', 'draw graphs']
const courses = Array.from({ length: 3 }, () => fresh())
const all: readonly Competency[] = courses.flatMap(course => words.map(text => competency(course, text, text)))
const exercise = { ...competency(courses[0] ?? 0, 'sort a list by hand'), competencies: all.map(({ id }) => id) }
const local = { EMBEDDER: 'local', EMBEDDING_THREADS: '1' }

const withService = async (
  environment: Readonly<Record<string, string>>,
  work: (service: Service) => Promise<void>,
  { url } = database,
) => {
  const service = await startOn(url, environment)
  try {
    await work(service)
  } finally {
    await service.close()
  }
}

const scoresOf = async (service: Service, text: string, course: number) =>
  (await suggestions(service, text, course)).map(({ description, score }) => [description, score])

const relationsOf = async (service: Service, course: number) =>
  (await service.ask('GET', `${api}/competency/relations/suggest/${course}?explain=true`)).text

const bytesOf = async (service: Service, course: number) => {
  const body = { description: 'sort lists', course_id: course }
  const { text } = await service.ask('POST', `${api}/competency/suggest?scores=true`, { body })
  return text + (await relationsOf(service, course))
}

test('a restart with the same model gives the same bytes', async () => {
  const [first = 0] = courses
  const replies: string[] = []
  await withService({ EMBEDDER: 'hash' }, async service => {
    await save(service, { competencies: all, exercise })
    replies.push(await bytesOf(service, first))
  })
  await withService({ EMBEDDER: 'hash' }, async service => void replies.push(await bytesOf(service, first)))
  expect(replies[0]).toContain('"score"')
  expect(replies[1]).toBe(replies[0])
})

test('after a restart with another model, a course answers at once and only from vectors of that model', async () => {
  const [first = 0, second = 0, third = 0] = courses
  await withService({ ...local, SUGGEST_THRESHOLD: '-1' }, async service => {
    const query = 'order the elements of a list'
    const [answered, atOnce] = await Promise.all([
      scoresOf(service, query, third),
      relationsOf(service, first),
      scoresOf(service, query, third),
      scoresOf(service, 'walk trees', second),
    ])
    const added = fresh()
    await save(service, { competencies: words.map(text => competency(added, text, text)) })
    expect(answered).toEqual(await scoresOf(service, query, added))
    expect(answered[0]?.[0]).toBe('sort lists')

    const here = all.filter(({ course_id }) => course_id === first)
    expect(await stored(service, first)).toEqual(here)
    await remove(service, { competencies: here, exercise })
    await save(service, { competencies: here.toReversed(), exercise })
    expect(atOnce).toContain('"evidence"')
    expect(await relationsOf(service, first)).toBe(atOnce)
  })
})

test('texts that nobody requests are re-embedded in the background', async () => {
  const texts = new Set([...words, exercise.description]).size
  await withService({ EMBEDDER: 'hash' }, async service => {
    await expect
      .poll(() => metric(service, 'embedder_misses_total'), { timeout: 20_000, interval: 50 })
      .toBeGreaterThanOrEqual(texts)
    const [first = 0] = courses
    const before = await metric(service, 'embedder_misses_total')
    expect(await suggestions(service, words[0] ?? '', first)).not.toHaveLength(0)
    expect(await metric(service, 'embedder_misses_total')).toBeLessThanOrEqual(before + 1)
  })
})

test('exercises of another course count only with vectors of the current model', async () => {
  const [course, other] = [fresh(), fresh()]
  const trained = words.map(text => competency(course, text, text))
  const exercises = trained.map(({ id, description }, at) => ({
    ...competency(other, `${description}, then ${words[(at + 1) % words.length]}`),
    competencies: [id],
  }))
  await withService({ EMBEDDER: 'hash' }, async service => {
    await save(service, { competencies: trained })
    for (const one of exercises) await save(service, { exercise: one })
  })
  await withService(local, async service => {
    const atOnce = await relationsOf(service, course)
    for (const one of exercises) await remove(service, { exercise: one })
    for (const one of exercises) await save(service, { exercise: one })
    expect(atOnce).toContain('"practice"')
    expect(atOnce).toBe(await relationsOf(service, course))
  })
})

test('clusters left outdated by switching the model and back are recomputed', async () => {
  const own = await freshDatabase('lasting')
  onTestFinished(() => own.drop())
  const run = (work: (service: Service) => Promise<void>) => withService({ EMBEDDER: 'hash' }, work, own)
  const course = fresh()
  const many = Array.from({ length: 200 }, (_, at) => competency(course, `sort ${at} lists`))
  const trains = { ...competency(course, 'sort a list'), competencies: many.map(({ id }) => id) }
  await run(service => save(service, { competencies: many, exercise: trains }))

  const look = async (change: string) => {
    const store = await open(own.url)
    const { rows } = await sql`select exercises, model from semantic_cluster`.execute(store.query)
    if (change) await sql.raw(change).execute(store.query)
    await store.close()
    return rows
  }
  const whole = many.map(() => ({ exercises: 1, model: 'hash-384@1+2' }))
  /** Stopped at once, it re-embeds some of them; the next start continues. */
  const start = async () => {
    for (let turn = 0; turn < 2; turn++) await run(async () => {})
  }
  const reembed = () => suggestHere({ DATABASE_URL: own.url }, 'reembed')
  for (const [change, mend] of [
    ['delete from semantic_cluster', start],
    ["update semantic_cluster set model = 'other'", reembed],
  ] as const) {
    await look(change)
    await mend()
    expect(await look('')).toEqual(whole)
  }
})
