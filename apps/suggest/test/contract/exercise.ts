import { describe, expect, test } from 'vitest'
import { competency, fresh, remove, save } from '../course.ts'
import { type Answer, api, type Service } from '../service.ts'

const suggesting = (service: Service, body: object): Promise<Answer> =>
  service.ask('POST', `${api}/exercise/suggest`, { body })

type Trained = { readonly id: number; readonly strength: number; readonly score: number }

const trained = async (service: Service, body: object): Promise<readonly Trained[]> => {
  const { status, json } = await suggesting(service, body)
  expect(status).toBe(200)
  return (json as { competencies: readonly Trained[] }).competencies
}

export const exerciseChapter = (service: () => Service) =>
  describe('POST /exercise/suggest', () => {
    const course_id = fresh()
    const sorting = competency(course_id, 'Sort a list by merging sorted halves.', 'Sorting')
    const queues = competency(course_id, 'Serve customers of a queue in order of arrival.', 'Queues')
    const matrices = competency(course_id, 'Multiply matrices and solve systems of equations.', 'Matrices')
    const proofs = competency(course_id, 'Prove a statement about all numbers by induction.', 'Induction')
    const text = 'Grandma bakes cakes on Sunday. Sort a list by merging sorted halves.'

    test('200: the competencies with all their fields, a strength of 1, 0.5 or 0.3 and a score, best first', async () => {
      await save(service(), { competencies: [sorting, queues, matrices, proofs] })
      const found = await trained(service(), { text, course_id })
      expect(found[0]).toEqual({ ...sorting, strength: 1, score: expect.any(Number) })
      expect(found.map(({ score }) => score)).toEqual(found.map(({ score }) => score).toSorted((a, b) => b - a))
      expect(found.filter(({ strength }) => ![1, 0.5, 0.3].includes(strength))).toEqual([])
    })

    test('a title and a description are read as those of a stored exercise', async () => {
      const byText = await trained(service(), { text: sorting.description, course_id })
      expect(await trained(service(), { title: 'Cakes', description: sorting.description, course_id })).toEqual(byText)
      expect(await trained(service(), { title: sorting.description, course_id })).toEqual(byText)
      expect(
        await trained(service(), { title: sorting.description, description: null, text: null, course_id }),
      ).toEqual(byText)
    })

    test('the limit keeps the best', async () => {
      const all = await trained(service(), { text: `${sorting.description} ${queues.description}`, course_id })
      expect(all.length).toBeGreaterThan(1)
      const asked = { text: `${sorting.description} ${queues.description}`, course_id, limit: 1 }
      expect(await trained(service(), asked)).toEqual(all.slice(0, 1))
      expect(await trained(service(), { ...asked, limit: null })).toEqual(all)
    })

    test('an unknown course: 200 with an empty list', async () => {
      expect(await trained(service(), { text, course_id: fresh() })).toEqual([])
    })

    test('the next suggestion follows a save, and nothing of another course is suggested', async () => {
      const [here, there] = [fresh(), fresh()]
      const [one, other] = [competency(here, 'alpha beta'), competency(there, 'alpha beta')]
      await save(service(), { competencies: [one, other] })
      expect((await trained(service(), { text: 'alpha beta', course_id: here })).map(({ id }) => id)).toEqual([one.id])
      await remove(service(), { competencies: [one] })
      expect(await trained(service(), { text: 'alpha beta', course_id: here })).toEqual([])
    })

    test('400 without a text', async () => {
      const refused = { status: 400, json: { detail: 'Invalid input: the exercise has no text' } }
      for (const given of [{}, { text: ' ' }, { title: '', description: null }, { text: '\u200b', title: ' ' }])
        expect(await suggesting(service(), { ...given, course_id })).toMatchObject(refused)
    })

    test('422 names every fault', async () => {
      const { status, json } = await suggesting(service(), { text: 7, title: 'x'.repeat(1001), limit: 0 })
      expect(status).toBe(422)
      expect(
        (json as { detail: readonly { loc: unknown; type: string }[] }).detail.map(({ loc, type }) => [loc, type]),
      ).toEqual([
        [['body', 'text'], 'string_type'],
        [['body', 'title'], 'string_too_long'],
        [['body', 'course_id'], 'missing'],
        [['body', 'limit'], 'greater_than_equal'],
      ])
    })
  })
