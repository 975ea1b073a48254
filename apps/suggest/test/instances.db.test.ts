import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { competency, fresh, remove, save, saving, stored, suggestions } from './course.ts'
import { api, type FreshDatabase, freshDatabase, type Service, startOn } from './service.ts'

const healthOf = async (one: Service) => (await one.ask('GET', `${api}/health/`)).status

describe.skipIf(process.env['ENGINE'] !== 'postgres')('several instances on one server', () => {
  let database: FreshDatabase
  let instances: readonly Service[]
  beforeAll(async () => {
    database = await freshDatabase()
    instances = await Promise.all([1, 2, 3].map(() => startOn(database.url)))
  })
  afterAll(async () => {
    await Promise.all(instances.map(instance => instance.close()))
    await database.drop()
  })
  const instance = (at: number): Service => {
    const found = instances[at % instances.length]
    if (!found) throw new Error('There are no instances.')
    return found
  }

  test('several instances can start at once on an empty database', async () => {
    // On a cluster the first start takes longer than a health check waits.
    await expect.poll(() => Promise.all(instances.map(healthOf))).toEqual([200, 200, 200])
  })

  test('no instance answers from an outdated course after another changed it', async () => {
    const course = fresh()
    const one = competency(course, 'alpha')
    for (let round = 0; round < 20; round += 1) {
      await save(instance(round), { competencies: [one] })
      expect(await suggestions(instance(round + 1), 'alpha', course)).toHaveLength(1)
      await save(instance(round + 2), { competencies: [{ ...one, description: 'omega' }] })
      expect(await suggestions(instance(round), 'alpha', course)).toHaveLength(0)
      await remove(instance(round + 1), { competencies: [one] })
      expect(await suggestions(instance(round + 2), 'omega', course)).toHaveLength(0)
    }
  })

  test('60 concurrent saves through all instances lose nothing', async () => {
    const course = fresh()
    const exercise = { ...competency(course, 'shared'), competencies: [1, 2, 3] }
    const many = Array.from({ length: 60 }, (_, at) => competency(course, `number ${at}`))
    const answers = await Promise.all(many.map((one, at) => saving(instance(at), { competencies: [one], exercise })))
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
    for (const one of instances) expect(await stored(one, course)).toEqual(many)
  })
})
