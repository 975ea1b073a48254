import { describe, expect, test } from 'vitest'
import { idOf } from '../../src/catalogues/identifier.ts'
import { competency, fresh, save, stored } from '../course.ts'
import { type Answer, api, type Service } from '../service.ts'

const saving = (service: Service, course_id: number, competencies: readonly object[]): Promise<Answer> =>
  service.ask('POST', `${api}/catalogue/save`, { body: { course_id, competencies } })

const identified = async (service: Service, course: number): Promise<unknown> => {
  const { json } = await service.ask('GET', `${api}/course/${course}/competencies?identifiers=true`)
  return (json as { competencies: unknown }).competencies
}

const mapping = (service: Service, course: number, catalogue: number | string): Promise<Answer> =>
  service.ask('GET', `${api}/course/${course}/mapping?catalogue=${catalogue}`)

const refused = (detail: string) => ({ status: 400, json: { detail: `Invalid input: ${detail}` } })

const sort = { identifier: 'urn:x:sort', title: 'Sort', description: 'sort a list' }

export const cataloguesChapter = (service: () => Service) => {
  describe('POST /catalogue/save', () => {
    test('200 {}: identifiers are kept, and saving again updates', async () => {
      const course = fresh()
      const uuid = '11111111-0000-4000-8000-000000000000'
      const walk = { identifier: uuid, uri: `https://example.org/${uuid}`, title: 'Walk', description: 'walk a tree' }
      expect(await saving(service(), course, [sort, walk])).toMatchObject({ status: 200, text: '{}' })
      const named = [sort, walk].map(each => ({ id: idOf(course, each.identifier), ...each, course_id: course }))
      const byId = named.toSorted((a, b) => a.id - b.id)
      expect(await identified(service(), course)).toEqual(byId)
      expect(await stored(service(), course)).toEqual(
        byId.map(({ id, title, description, course_id }) => ({ id, title, description, course_id })),
      )
      const again = { identifier: walk.identifier, title: 'Walk a tree' }
      expect((await saving(service(), course, [again, sort])).status).toBe(200)
      expect(await identified(service(), course)).toEqual(
        byId.map(each => (each.identifier === uuid ? { ...each, title: 'Walk a tree', description: '' } : each)),
      )
    })

    test('two courses hold the same catalogue, and a plain save keeps identifiers', async () => {
      const [one, two] = [fresh(), fresh()]
      for (const course of [one, two]) expect((await saving(service(), course, [sort])).status).toBe(200)
      const renamed = { id: idOf(two, sort.identifier), title: 'Sortieren', description: '', course_id: two }
      await save(service(), { competencies: [renamed] })
      expect(await identified(service(), one)).toMatchObject([sort])
      expect(await identified(service(), two)).toEqual([{ ...renamed, identifier: sort.identifier }])
    })

    test('a competency that came without an identifier keeps its id in its own course', async () => {
      const [course, other] = [fresh(), fresh()]
      const plain = competency(course, 'sort a list')
      await save(service(), { competencies: [plain] })
      const entry = { identifier: `urn:kolleg:competency:${plain.id}`, title: 'Sort', description: 'sort a list' }
      for (const each of [course, other]) expect((await saving(service(), each, [entry])).status).toBe(200)
      expect(await identified(service(), course)).toEqual([{ ...plain, title: 'Sort' }])
      expect(await identified(service(), other)).toMatchObject([entry])
    })

    test('an id that another course holds is refused by name, and nothing is saved', async () => {
      const [course, other] = [fresh(), fresh()]
      const id = idOf(course, sort.identifier)
      await save(service(), { competencies: [{ ...competency(other, 'walk a tree'), id }] })
      expect(await saving(service(), course, [{ identifier: 'urn:x:walk', title: 'Walk' }, sort])).toMatchObject(
        refused(`the id of “urn:x:sort”, ${id}, belongs to a competency of course ${other}`),
      )
      expect(await stored(service(), course)).toEqual([])
    })

    test('400 for nothing to save and for an empty identifier', async () => {
      expect(await saving(service(), fresh(), [])).toMatchObject(refused('At least one competency must be provided'))
      expect(await saving(service(), fresh(), [sort, { ...sort, identifier: ' ' }])).toMatchObject(
        refused('identifier cannot be empty'),
      )
    })
  })

  describe('GET /course/{course_id}/mapping', () => {
    test('200: for each competency at most three of the catalogue, best first, with score and identifier', async () => {
      const [course, catalogue] = [fresh(), fresh()]
      const [one, other, silent] = [
        competency(course, 'sort a list by merging'),
        competency(course, 'zebra'),
        competency(course, '', ''),
      ]
      await save(service(), { competencies: [one, other, silent] })
      const entries = ['sort a list by merging', 'sort a list', 'sort a list by hand', 'sort a long list', 'walk']
      const competencies = entries.map((description, at) => ({
        identifier: `urn:x:${at}`,
        title: `T${at}`,
        description,
      }))
      await saving(service(), catalogue, competencies)
      const { status, type, json } = await mapping(service(), course, catalogue)
      expect([status, type]).toEqual([200, 'application/json; charset=utf-8'])
      const { mappings } = json as { mappings: readonly { matches: readonly { score: number }[] }[] }
      expect(mappings).toMatchObject([
        {
          competency_id: one.id,
          title: one.title,
          matches: [
            { competency_id: idOf(catalogue, 'urn:x:0'), title: 'T0', identifier: 'urn:x:0', score: 1 },
            { score: expect.any(Number) },
            { score: expect.any(Number) },
          ],
        },
        { competency_id: other.id, matches: [] },
      ])
      const scores = mappings[0]?.matches.map(({ score }) => score) ?? []
      expect(scores).toEqual(scores.toSorted((a, b) => b - a))
      expect((await mapping(service(), course, catalogue)).json).toEqual(json)
    })

    test('404 for an unknown course or catalogue, 422 without a catalogue', async () => {
      const [course, unknown] = [fresh(), fresh()]
      await save(service(), { competencies: [competency(course, 'sort a list')] })
      const missing = { status: 404, json: { detail: `No competencies found for course ${unknown}` } }
      expect(await mapping(service(), course, unknown)).toMatchObject(missing)
      expect(await mapping(service(), unknown, course)).toMatchObject(missing)
      expect((await mapping(service(), course, 'seven')).status).toBe(422)
      expect((await service().ask('GET', `${api}/course/${course}/mapping`)).status).toBe(422)
    })
  })
}
