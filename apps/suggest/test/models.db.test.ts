import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Competency, competency, fresh, save, stored, suggestions } from './course.ts'
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
) => {
  const service = await startOn(database.url, environment)
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

test('after a restart with another model a course answers at once, and only from vectors of that model', async () => {
  const [first = 0, second = 0, third = 0] = courses
  await withService({ EMBEDDER: 'hash' }, async service => {
    await save(service, { competencies: all, exercise })
    expect(await suggestions(service, 'sort lists', first)).toHaveLength(1)
  })
  await withService({ ...local, SUGGEST_THRESHOLD: '-1' }, async service => {
    const [answered] = await Promise.all([
      scoresOf(service, 'order the elements of a list', third),
      scoresOf(service, 'order the elements of a list', third),
      scoresOf(service, 'walk trees', second),
    ])
    const anew = fresh()
    await save(service, { competencies: words.map(text => competency(anew, text, text)) })
    expect(answered).toEqual(await scoresOf(service, 'order the elements of a list', anew))
    expect(answered[0]?.[0]).toBe('sort lists')
    expect(await stored(service, first)).toEqual(all.filter(({ course_id }) => course_id === first))
  })
})

test('relations right after such a restart are those of a course saved anew', async () => {
  const [first = 0] = courses
  const here = all.filter(({ course_id }) => course_id === first)
  await withService({ EMBEDDER: 'hash' }, async service => save(service, { competencies: all, exercise }))
  await withService(local, async service => {
    const atOnce = await relationsOf(service, first)
    expect(atOnce).toContain('"evidence"')
    const body = { competencies: here, exercise, operation_type: 'DELETE' }
    await service.ask('POST', `${api}/competency/save`, { body })
    await save(service, { competencies: here.toReversed(), exercise })
    expect(await relationsOf(service, first)).toBe(atOnce)
  })
})

test('a restart with the same model gives the same bytes', async () => {
  const [first = 0] = courses
  const replies: string[] = []
  for (let round = 0; round < 2; round += 1)
    await withService({ EMBEDDER: 'hash' }, async service => {
      const body = { description: 'sort lists', course_id: first }
      const { text } = await service.ask('POST', `${api}/competency/suggest?scores=true`, { body })
      replies.push(text + (await relationsOf(service, first)))
    })
  expect(replies[1]).toBe(replies[0])
})
