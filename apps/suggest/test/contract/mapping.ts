import { describe, expect, test } from 'vitest'
import { competency, fresh, save } from '../course.ts'
import { type Answer, api, type Service } from '../service.ts'

const toExercise = (service: Service, exercise_id: number, competency_id: number): Promise<Answer> =>
  service.ask('POST', `${api}/competency/map-competency-to-exercise`, { body: { exercise_id, competency_id } })

const toCompetency = (service: Service, source: number, target: number): Promise<Answer> =>
  service.ask('POST', `${api}/competency/map-competency-to-competency`, {
    body: { source_competency_id: source, target_competency_id: target },
  })

export const mappingChapter = (service: () => Service) =>
  describe('POST /competency/map-competency-to-…', () => {
    test('200 {}, idempotent', async () => {
      const course = fresh()
      const [one, two, exercise] = [competency(course, 'one'), competency(course, 'two'), competency(course, 'task')]
      await save(service(), { competencies: [one, two], exercise })
      for (let round = 0; round < 3; round += 1) {
        expect(await toExercise(service(), exercise.id, one.id)).toMatchObject({ status: 200, text: '{}' })
        expect(await toCompetency(service(), one.id, two.id)).toMatchObject({ status: 200, text: '{}' })
        expect(await toCompetency(service(), two.id, one.id)).toMatchObject({ status: 200, text: '{}' })
      }
    })

    test('a competency mapped to itself: 200 {}, and nothing changes', async () => {
      const course = fresh()
      const [one, two] = [competency(course, 'one'), competency(course, 'two')]
      await save(service(), { competencies: [one, two] })
      const relations = () => service().ask('GET', `${api}/competency/relations/suggest/${course}?explain=true`)
      const before = (await relations()).text
      expect(await toCompetency(service(), one.id, one.id)).toMatchObject({ status: 200, text: '{}' })
      expect((await relations()).text).toBe(before)
    })

    test('400 when one does not exist, naming it', async () => {
      const course = fresh()
      const [one, exercise, unknown] = [competency(course, 'one'), competency(course, 'task'), fresh()]
      await save(service(), { competencies: [one], exercise })
      const refused = { status: 400, json: { detail: expect.stringContaining(String(unknown)) } }
      expect(await toExercise(service(), unknown, one.id)).toMatchObject(refused)
      expect(await toExercise(service(), exercise.id, unknown)).toMatchObject(refused)
      expect(await toCompetency(service(), unknown, one.id)).toMatchObject(refused)
      expect(await toCompetency(service(), one.id, unknown)).toMatchObject(refused)
    })

    test('400 when both do not exist, naming both', async () => {
      const [one, two] = [fresh(), fresh()]
      const detail = `Invalid input: competency ${one} and competency ${two} do not exist`
      expect(await toCompetency(service(), one, two)).toMatchObject({ status: 400, json: { detail } })
      const both = `Invalid input: exercise ${one} and competency ${two} do not exist`
      expect(await toExercise(service(), one, two)).toMatchObject({ status: 400, json: { detail: both } })
      const alone = `Invalid input: competency ${one} does not exist`
      expect(await toCompetency(service(), one, one)).toMatchObject({ status: 400, json: { detail: alone } })
    })

    test('concurrent equal mappings are stored once', async () => {
      const course = fresh()
      const [one, two, exercise] = [competency(course, 'one'), competency(course, 'two'), competency(course, 'task')]
      await save(service(), { competencies: [one, two], exercise })
      const answers = await Promise.all(
        Array.from({ length: 20 }, (_, at) =>
          at % 2 ? toExercise(service(), exercise.id, one.id) : toCompetency(service(), one.id, two.id),
        ),
      )
      expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
    })
  })
