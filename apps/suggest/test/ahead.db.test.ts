import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { competency, metric, save } from './course.ts'
import { api, type Service, startService } from './service.ts'

let service: Service
beforeAll(async () => {
  service = await startService()
})
afterAll(() => service.close())

const counts = async () => ({
  hits: await metric(service, 'relations_cache_hits_total'),
  misses: await metric(service, 'relations_cache_misses_total'),
  ahead: await metric(service, 'relations_ahead_total'),
})

test('a moment after a save its relations are at hand', { timeout: 30_000 }, async () => {
  const course = 7
  const competencies = [
    competency(course, 'Write functions that call themselves: recursion.', 'Recursion'),
    competency(course, 'Walk binary trees with recursion.', 'Binary trees'),
    competency(course, 'Walk a binary tree by recursion.', 'Binary tree'),
  ]
  await save(service, { competencies })
  await vi.waitFor(async () => expect(await counts()).toEqual({ hits: 0, misses: 0, ahead: 1 }), 15_000)
  const path = `${api}/competency/relations/suggest/${course}`
  const { json } = await service.ask('GET', path)
  expect(await counts()).toEqual({ hits: 1, misses: 0, ahead: 1 })
  expect(json).not.toEqual({ relations: [] })
  expect((await service.ask('GET', `${path}?explain=true`)).json).toMatchObject(json as object)
})
