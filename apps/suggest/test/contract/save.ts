import { describe, expect, test } from 'vitest'
import { competency, deleting, fresh, metric, remove, save, saving, stored, suggestions } from '../course.ts'
import { api, type Service } from '../service.ts'

export const saveChapter = (service: () => Service) =>
  describe('POST /competency/save', () => {
    test('success: 200 OK with an empty JSON object as body', async () => {
      const one = competency(fresh(), 'sort a list')
      for (const ask of [saving, deleting]) {
        const { status, text, type } = await ask(service(), { competencies: [one] })
        expect({ status, text }).toEqual({ status: 200, text: '{}' })
        expect(type).toMatch(/^application\/json/)
      }
    })

    test('UPDATE creates or updates', async () => {
      const course = fresh()
      const one = competency(course, 'sort a list')
      await save(service(), { competencies: [one] })
      expect(await stored(service(), course)).toEqual([one])
      const changed = { ...one, title: 'Renamed', description: 'traverse binary trees' }
      await save(service(), { competencies: [changed] })
      expect(await stored(service(), course)).toEqual([changed])
      expect(await suggestions(service(), 'traverse binary trees', course)).toEqual([
        { ...changed, score: expect.closeTo(1, 5) },
      ])
      expect(await suggestions(service(), 'sort a list', course)).toEqual([])
    })

    test('DELETE removes by id; the other fields are ignored', async () => {
      const course = fresh()
      const [gone, kept] = [competency(course, 'one'), competency(course, 'two')]
      await save(service(), { competencies: [gone, kept] })
      await remove(service(), { competencies: [{ id: gone.id, title: '', description: '', course_id: 0 }] })
      expect(await stored(service(), course)).toEqual([kept])
    })

    test('DELETE of an unknown id is 200, even twice in one request', async () => {
      const unknown = competency(fresh(), '')
      const answer = await deleting(service(), { competencies: [unknown, unknown], exercise: unknown })
      expect(answer).toMatchObject({ status: 200, text: '{}' })
    })

    test('competencies may be null beside an exercise, exercise null beside competencies', async () => {
      const [one, exercise] = [competency(fresh(), 'one'), competency(fresh(), 'exercise')]
      for (const given of [
        { competencies: null, exercise },
        { competencies: [one], exercise: null },
        { competencies: [], exercise },
        { competencies: [one], exercise },
      ])
        expect((await saving(service(), given)).status).toBe(200)
    })

    test('an absent, null or empty description is stored and returned as ""; the title is embedded for it', async () => {
      const course = fresh()
      const title = 'recursion basics'
      const given = [{ description: null }, {}, { description: '' }].map(part => ({
        id: fresh(),
        title,
        course_id: course,
        ...part,
      }))
      await save(service(), { competencies: given })
      const expected = given.map(({ id }) => ({ id, title, description: '', course_id: course }))
      expect(await stored(service(), course)).toEqual(expected)
      expect(await suggestions(service(), title, course)).toEqual(
        expected.map(one => ({ ...one, score: expect.closeTo(1, 5) })),
      )
    })

    test('a description is embedded without its title', async () => {
      const course = fresh()
      await save(service(), { competencies: [competency(course, 'walk a binary tree', 'sorting')] })
      expect(await suggestions(service(), 'sorting', course)).toEqual([])
    })

    test('a competency with blank texts or only markup is stored and never suggested', async () => {
      const course = fresh()
      const blank = [competency(course, ' ', ''), competency(course, '<p></p>', '**'), competency(course, '', ' ')]
      await save(service(), { competencies: blank })
      expect(await stored(service(), course)).toEqual(blank)
      expect(await suggestions(service(), 'anything', course)).toEqual([])
    })

    test('the stored text stays as sent: markup, white space and every script', async () => {
      const course = fresh()
      const description =
        '\ufeff  <b>Sort</b>\r\n```ts\nlist.sort()\n```\t**größer** 排序 😀 \u0001\u007f\u2028\ufeff " \\ \' $1 %s {} '
      const one = competency(course, description, '\ufeff Title " \\ \n')
      await save(service(), { competencies: [one] })
      expect(await stored(service(), course)).toEqual([one])
      const [found] = await suggestions(service(), 'Sort größer 排序', course)
      expect(found).toEqual({ ...one, score: expect.any(Number) })
    })

    test('Markdown, HTML and code are reduced to plain text before embedding', async () => {
      const course = fresh()
      await save(service(), { competencies: [competency(course, '<p>Sort a <b>list</b></p>')] })
      const [found] = await suggestions(service(), 'Sort a list', course)
      expect(found?.score).toBeCloseTo(1, 5)
    })

    test('ids may be as small and as large as a client can represent', async () => {
      const course = Number.MAX_SAFE_INTEGER - fresh()
      const ids = [Number.MIN_SAFE_INTEGER, -1, 0, Number.MAX_SAFE_INTEGER]
      const given = ids.map(id => ({ ...competency(course, 'edge'), id }))
      await save(service(), { competencies: given })
      expect(await stored(service(), course)).toEqual(given)
      await remove(service(), { competencies: given })
      expect(await stored(service(), course)).toEqual([])
    })

    test('the same id twice in one request: the last one counts', async () => {
      const [first, second] = [fresh(), fresh()]
      const one = competency(first, 'first')
      const last = { ...one, description: 'last', course_id: second }
      await save(service(), { competencies: [one, { ...one, description: 'middle' }, last] })
      expect(await stored(service(), first)).toEqual([])
      expect(await stored(service(), second)).toEqual([last])
    })

    test('saving an id with another course moves it, and both courses show it at once', async () => {
      const [here, there] = [fresh(), fresh()]
      const one = competency(here, 'sort a list')
      await save(service(), { competencies: [one] })
      expect(await suggestions(service(), 'sort a list', here)).toHaveLength(1)
      expect(await suggestions(service(), 'sort a list', there)).toHaveLength(0)
      await save(service(), { competencies: [{ ...one, course_id: there }] })
      expect(await suggestions(service(), 'sort a list', here)).toHaveLength(0)
      expect(await suggestions(service(), 'sort a list', there)).toHaveLength(1)
      expect(await stored(service(), here)).toEqual([])
    })

    test('a mixed list over several courses is all or nothing', async () => {
      const [one, other] = [fresh(), fresh()]
      const good = competency(one, 'good')
      const bad = { ...competency(other, 'bad'), title: null }
      expect((await saving(service(), { competencies: [good, bad] })).status).toBe(422)
      expect(await stored(service(), one)).toEqual([])
      await save(service(), { competencies: [good, { ...bad, title: 'mended' }] })
      expect(await stored(service(), one)).toHaveLength(1)
      expect(await stored(service(), other)).toHaveLength(1)
    })

    test('an unchanged text is not re-embedded, even if the title or the course changes', async () => {
      const course = fresh()
      const many = Array.from({ length: 20 }, (_, at) => competency(course, `described once ${course} ${at}`))
      const before = await metric(service(), 'embedder_misses_total')
      await save(service(), { competencies: many })
      const after = await metric(service(), 'embedder_misses_total')
      const reused = await metric(service(), 'embedder_hits_total')
      expect(after - before).toBe(20)
      await save(service(), { competencies: many })
      await save(service(), {
        competencies: many.map(one => ({ ...one, title: 'Other', course_id: course + 1_000_000 })),
      })
      expect(await metric(service(), 'embedder_misses_total')).toBe(after)
      expect(await metric(service(), 'embedder_hits_total')).toBe(reused)
    })

    test('50 concurrent saves lose nothing', async () => {
      const course = fresh()
      const lists = Array.from({ length: 50 }, (_, at) => [
        competency(course, `learn item ${at}`),
        competency(course + 1_000_000, `exercise item ${at}`),
      ])
      const exercise = { ...competency(course, 'shared'), competencies: lists.flat().map(({ id }) => id) }
      const answers = await Promise.all(lists.map(competencies => saving(service(), { competencies, exercise })))
      expect(answers.map(({ status }) => status)).toEqual(lists.map(() => 200))
      expect(await stored(service(), course)).toHaveLength(50)
      expect(await stored(service(), course + 1_000_000)).toHaveLength(50)
    })

    test('30 concurrent saves of 100 are all stored, and other requests do not wait for all of them', async () => {
      const course = fresh()
      const lists = Array.from({ length: 30 }, (_, at) =>
        Array.from({ length: 100 }, (_unused, item) => competency(course, `item ${at} ${item}`)),
      )
      let saved = 0
      const saves = lists.map(async competencies => {
        const { status } = await saving(service(), { competencies })
        saved++
        return status
      })
      await Promise.any(saves)
      expect((await service().ask('GET', `${api}/health`)).status).toBe(200)
      expect(saved).toBeLessThan(lists.length)
      expect(new Set(await Promise.all(saves))).toEqual(new Set([200]))
      expect(await stored(service(), course)).toHaveLength(3000)
    })

    test('saves and deletes of the same ids in opposite orders never deadlock', async () => {
      const course = fresh()
      const many = Array.from({ length: 10 }, () => competency(course, 'contended'))
      const answers = await Promise.all(
        Array.from({ length: 30 }, (_, at) => {
          const competencies = at % 2 ? many : many.toReversed()
          return at % 5 === 4 ? deleting(service(), { competencies }) : saving(service(), { competencies })
        }),
      )
      expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
      expect([0, 10]).toContain((await stored(service(), course)).length)
    })

    test('a save of 1 000 competencies is stored completely', async () => {
      const course = fresh()
      const many = Array.from({ length: 1000 }, (_, at) => competency(course, `number ${at}`))
      await save(service(), { competencies: many })
      expect(await stored(service(), course)).toEqual(many)
      await remove(service(), { competencies: many })
    })

    test('the stored competencies of a course are listed by id; an unknown course has none', async () => {
      const course = fresh()
      const [low, high] = [competency(course, 'low'), competency(course, 'high')]
      await save(service(), { competencies: [high, low] })
      const { status, json } = await service().ask('GET', `${api}/course/${course}/competencies/`)
      expect({ status, json }).toEqual({ status: 200, json: { competencies: [low, high] } })
      expect(await stored(service(), fresh())).toEqual([])
    })
  })
