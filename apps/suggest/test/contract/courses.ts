import { describe, expect, test } from 'vitest'
import { competency, fresh, remove, save, stored, suggestions } from '../course.ts'
import { api, type Service } from '../service.ts'

type Held = { readonly course_id: number; readonly competencies: number }

const courses = async (service: Service): Promise<readonly Held[]> => {
  const { status, json } = await service.ask('GET', `${api}/course`)
  expect(status).toBe(200)
  expect(Object.keys(Object(json))).toEqual(['courses'])
  return (json as { courses: Held[] }).courses
}

const held = async (service: Service, ...ids: readonly number[]): Promise<readonly Held[]> =>
  (await courses(service)).filter(({ course_id }) => ids.includes(course_id))

export const coursesChapter = (service: () => Service) =>
  describe('GET /course', () => {
    test('courses are listed by id, each with the number of its competencies', async () => {
      const [one, two] = [-fresh(), fresh()]
      await save(service(), { competencies: [competency(two, 'a'), competency(one, 'b'), competency(two, 'c')] })
      expect(await held(service(), one, two)).toEqual([
        { course_id: one, competencies: 1 },
        { course_id: two, competencies: 2 },
      ])
      const ids = (await courses(service())).map(({ course_id }) => course_id)
      expect(ids).toEqual(ids.toSorted((a, b) => a - b))
    })

    test('?titles=true adds what a course is called: its title, or its first competencies', async () => {
      const course = fresh()
      const titles = ['Loops', ' ', 'Trees', 'Graphs']
      await save(service(), { competencies: titles.map(title => competency(course, 'a text', title)) })
      const found = async () => {
        const { json } = await service().ask('GET', `${api}/course?titles=true`)
        const all = (json as { courses: readonly (Held & { title: string; has_own_title: boolean })[] }).courses
        return all.find(({ course_id }) => course_id === course)
      }
      const title = async () => (await found())?.title
      const name = (given: unknown) =>
        service().ask('POST', `${api}/course/title`, { body: { course_id: course, title: given } })
      expect(await title()).toBe('Loops, a text, Trees …')
      expect(await name('  Introduction ')).toMatchObject({ status: 200, text: '{}' })
      expect(await found()).toEqual({ course_id: course, competencies: 4, title: 'Introduction', has_own_title: true })
      for (const none of [null, ' ']) {
        expect((await name('Introduction')).status).toBe(200)
        expect((await name(none)).status).toBe(200)
        expect(await found()).toMatchObject({ title: 'Loops, a text, Trees …', has_own_title: false })
      }
      expect((await name('x'.repeat(1001))).status).toBe(422)
      const unknown = fresh()
      expect(
        await service().ask('POST', `${api}/course/title`, { body: { course_id: unknown, title: 'A' } }),
      ).toMatchObject({
        status: 404,
        json: { detail: `No competencies found for course ${unknown}` },
      })
    })

    test('a moved competency counts in its new course, and an empty course is not listed', async () => {
      const [one, two, three] = [fresh(), fresh(), fresh()]
      const moving = competency(one, 'a')
      await save(service(), { competencies: [moving], exercise: competency(three, 'an exercise alone') })
      await save(service(), { competencies: [{ ...moving, course_id: two }] })
      expect(await held(service(), one, two, three)).toEqual([{ course_id: two, competencies: 1 }])
      await remove(service(), { competencies: [moving] })
      expect(await held(service(), one, two, three)).toEqual([])
    })

    test('a course with hundreds of competencies is listed, suggested and related completely', async () => {
      const course = fresh()
      const many = Array.from({ length: 300 }, (_, at) => competency(course, 'prove by induction', `Title ${at}`))
      await save(service(), { competencies: many.toReversed() })
      expect(await stored(service(), course)).toEqual(many)
      const scored = await suggestions(service(), 'prove by induction', course)
      expect(scored.map(({ id }) => id)).toEqual(many.map(({ id }) => id))
      const { status } = await service().ask('GET', `${api}/competency/relations/suggest/${course}`)
      expect(status).toBe(200)
    })
  })
