import { describe, expect, test } from 'vitest'
import { competency, fresh, remove, save } from '../course.ts'
import { type Answer, api, type Service } from '../service.ts'

type Finding = {
  readonly kind: string
  readonly competency_ids: readonly number[]
  readonly exercise_ids: readonly number[]
}

const ask = (service: Service, course: number): Promise<Answer> => service.ask('GET', `${api}/course/${course}/health`)

const findings = async (service: Service, course: number, kind: string) => {
  const { status, json } = await ask(service, course)
  expect(status).toBe(200)
  return (json as { findings: readonly Finding[] }).findings
    .filter(finding => finding.kind === kind)
    .map(({ competency_ids, exercise_ids }) => [...competency_ids, ...exercise_ids])
}

export const courseHealthChapter = (service: () => Service) =>
  describe('GET /course/{course_id}/health', () => {
    test('200: findings, each with kind, ids, evidence and a step', async () => {
      const course = fresh()
      const [one, two] = [competency(course, 'sort a list by merging'), competency(course, 'walk a tree')]
      const task = competency(course, 'sort a list of names by merging')
      await save(service(), { competencies: [one, two], exercise: { ...task, competencies: [one.id] } })
      const { status, type, json } = await ask(service(), course)
      expect(status).toBe(200)
      expect(type).toMatch(/^application\/json/)
      expect(Object.keys(Object(json))).toEqual(['findings'])
      for (const finding of (json as { findings: readonly Finding[] }).findings)
        expect(finding).toEqual({
          kind: expect.stringMatching(/^[A-Z_]+$/),
          competency_ids: expect.any(Array),
          exercise_ids: expect.any(Array),
          evidence: { sentence: expect.stringMatching(/\.$/), numbers: expect.any(Object) },
          step: {
            action: expect.stringMatching(/^[A-Z_]+$/),
            competency_ids: expect.any(Array),
            sentence: expect.stringMatching(/\.$/),
          },
        })
      expect(await findings(service(), course, 'COMPETENCY_WITHOUT_EXERCISE')).toEqual([[two.id]])
    })

    test('?titles=true adds the titles of the exercises that the findings are about', async () => {
      const course = fresh()
      const one = competency(course, 'sort a list by merging')
      const lone = { ...competency(course, 'walk a tree from its root to its leaves'), title: 'Walk' }
      const task = competency(course, 'sort a list of names by merging')
      await save(service(), { competencies: [one], exercise: { ...task, competencies: [one.id] } })
      await save(service(), { exercise: lone })
      const { json } = await service().ask('GET', `${api}/course/${course}/health?titles=true`)
      expect(json).toEqual({
        ...Object((await ask(service(), course)).json),
        exercises: [{ id: lone.id, title: 'Walk' }],
      })
    })

    test('it follows every save, mapping and deletion', async () => {
      const course = fresh()
      const [one, other] = [competency(course, 'sort a list by merging'), competency(fresh(), 'sort a list by merging')]
      const task = competency(course, 'put names into order')
      await save(service(), { competencies: [one, other], exercise: { ...task, competencies: [other.id] } })
      expect(await findings(service(), course, 'EXERCISE_WITHOUT_COMPETENCY')).toEqual([[task.id]])
      await save(service(), { exercise: { ...task, description: 'one two three', title: 'Names' } })
      expect(await findings(service(), course, 'SHORT_TEXT')).toEqual([[task.id]])
      const mapping = { exercise_id: task.id, competency_id: one.id }
      await service().ask('POST', `${api}/competency/map-competency-to-exercise`, { body: mapping })
      expect(await findings(service(), course, 'EXERCISE_WITHOUT_COMPETENCY')).toEqual([])
      await remove(service(), { competencies: [one] })
      expect(await findings(service(), course, 'EXERCISE_WITHOUT_COMPETENCY')).toEqual([[task.id]])
      await save(service(), { exercise: { ...task, course_id: other.course_id } })
      expect((await ask(service(), course)).status).toBe(404)
      expect(await findings(service(), other.course_id, 'EXERCISE_WITHOUT_COMPETENCY')).toEqual([])
      await remove(service(), { exercise: task })
      expect(await findings(service(), other.course_id, 'COMPETENCY_WITHOUT_EXERCISE')).toEqual([[other.id]])
    })

    test('the same course gives the same bytes, whatever the order of saves', async () => {
      const course = fresh()
      const many = ['sort a list', 'sort a list', 'walk a tree', 'x'].map(text => competency(course, text))
      const tasks = ['sort names', 'sort names', 'walk on'].map(text => competency(course, text))
      await save(service(), { competencies: many })
      for (const exercise of tasks) await save(service(), { exercise })
      const before = (await ask(service(), course)).text
      await remove(service(), { competencies: many })
      for (const exercise of tasks.toReversed()) {
        await remove(service(), { exercise })
        await save(service(), { exercise })
      }
      for (const one of many.toReversed()) await save(service(), { competencies: [one] })
      expect((await ask(service(), course)).text).toBe(before)
    })

    test('404 for an unknown course, 422 for what is no number', async () => {
      const unknown = fresh()
      expect(await ask(service(), unknown)).toMatchObject({
        status: 404,
        json: { detail: `No competencies found for course ${unknown}` },
      })
      expect((await service().ask('GET', `${api}/course/seven/health`)).status).toBe(422)
    })
  })
