import { describe, expect, test } from 'vitest'
import { type Competency, competency, fresh, remove, save, suggestions } from '../course.ts'
import { type Answer, api, type Service } from '../service.ts'

type Relation = { readonly tail_id: number; readonly head_id: number; readonly relation_type: string }

const giving = (service: Service, body: object): Promise<Answer> => service.ask('POST', `${api}/feedback`, { body })

const give = async (service: Service, body: object): Promise<void> =>
  expect(await giving(service, body)).toMatchObject({ status: 200, text: '{}' })

const relations = async (service: Service, course: number): Promise<readonly Relation[]> => {
  const { json } = await service.ask('GET', `${api}/competency/relations/suggest/${course}`)
  return (json as { relations: readonly Relation[] }).relations
}

const listed = async (service: Service, course: number): Promise<unknown> =>
  (await service.ask('GET', `${api}/feedback?course_id=${course}`)).json

const idsOf = (all: readonly Competency[]) => all.map(({ id }) => id) as [number, number, number]
const key = ({ tail_id, head_id, relation_type }: Relation) => `${tail_id} ${relation_type} ${head_id}`

const nothing = { relations: [], exercise_links: [], suggestions: [] }

const lessons = (course: number): readonly Competency[] => [
  competency(course, 'Write functions that call themselves: recursion.', 'Recursion'),
  competency(course, 'Sort arrays with merge sort, a sorting method that uses recursion.', 'Merge sort'),
  competency(course, 'Sort arrays by comparing values.', 'Sorting'),
]

export const feedbackChapter = (service: () => Service) =>
  describe('POST /feedback', () => {
    test('a rejected relation is not suggested again until the verdict is withdrawn', async () => {
      const course_id = fresh()
      await save(service(), { competencies: lessons(course_id) })
      const before = await relations(service(), course_id)
      expect(before.length).toBeGreaterThan(0)
      for (const relation of before)
        await give(service(), { kind: 'RELATION', verdict: 'REJECT', course_id, ...relation })
      const known = new Set(before.map(key))
      expect((await relations(service(), course_id)).filter(one => known.has(key(one)))).toEqual([])
      for (const relation of before)
        await give(service(), { kind: 'RELATION', verdict: 'WITHDRAW', course_id, ...relation })
      expect(await relations(service(), course_id)).toEqual(before)
      expect(await listed(service(), course_id)).toEqual(nothing)
    })

    test('an accepted relation is suggested with its type, first, and listed', async () => {
      const course_id = fresh()
      const all = lessons(course_id)
      const [recursion, , sorting] = idsOf(all)
      await save(service(), { competencies: all })
      for (const relation_type of ['REQUIRES', 'EXTENDS', 'MATCHES']) {
        const relation = { tail_id: recursion, head_id: sorting, relation_type }
        await give(service(), { kind: 'RELATION', verdict: 'ACCEPT', course_id, ...relation })
        expect(await relations(service(), course_id)).toContainEqual(relation)
        expect(await listed(service(), course_id)).toEqual({
          ...nothing,
          relations: [{ verdict: 'ACCEPT', course_id, ...relation }],
        })
      }
    })

    test('the last verdict counts, and giving it twice changes nothing', async () => {
      const course_id = fresh()
      const all = lessons(course_id)
      const [recursion, mergeSort] = idsOf(all)
      await save(service(), { competencies: all })
      const said = { kind: 'RELATION', course_id, tail_id: recursion, head_id: mergeSort, relation_type: 'REQUIRES' }
      for (const verdict of ['ACCEPT', 'ACCEPT', 'REJECT', 'REJECT']) await give(service(), { ...said, verdict })
      const rejected = {
        verdict: 'REJECT',
        course_id,
        tail_id: recursion,
        head_id: mergeSort,
        relation_type: 'REQUIRES',
      }
      expect(await listed(service(), course_id)).toEqual({ ...nothing, relations: [rejected] })
      await give(service(), { ...said, verdict: 'ACCEPT', tail_id: mergeSort, head_id: recursion })
      await give(service(), { ...said, verdict: 'ACCEPT' })
      expect(await listed(service(), course_id)).toEqual({
        ...nothing,
        relations: [{ ...rejected, verdict: 'ACCEPT' }],
      })
    })

    test('400 for accepted relations that would close a circle, and for a relation of one with itself', async () => {
      const course_id = fresh()
      const all = lessons(course_id)
      const [one, two, three] = idsOf(all)
      await save(service(), { competencies: all })
      const accept = (tail_id: number, head_id: number, relation_type = 'REQUIRES') =>
        giving(service(), { kind: 'RELATION', verdict: 'ACCEPT', course_id, tail_id, head_id, relation_type })
      expect((await accept(one, two)).status).toBe(200)
      expect((await accept(three, two, 'EXTENDS')).status).toBe(200)
      expect(await accept(three, one)).toMatchObject({
        status: 400,
        json: { detail: 'Invalid input: this relation closes a circle with others that were accepted' },
      })
      expect(await accept(one, one)).toMatchObject({
        status: 400,
        json: { detail: expect.stringContaining('different') },
      })
      expect((await accept(one, three)).status).toBe(200)
    })

    test('a rejected suggestion is left out for this text, and an accepted one stays', async () => {
      const course_id = fresh()
      const [one, other] = [competency(course_id, 'alpha beta'), competency(course_id, 'gamma delta')]
      await save(service(), { competencies: [one, other] })
      const ids = async (text: string) => (await suggestions(service(), text, course_id)).map(({ id }) => id)
      const said = { kind: 'SUGGESTION', course_id, text: '  alpha beta ' }
      expect(await ids('alpha beta')).toEqual([one.id])
      await give(service(), { ...said, verdict: 'REJECT', competency_id: one.id })
      await give(service(), { ...said, verdict: 'ACCEPT', competency_id: other.id })
      expect(await ids('alpha beta')).toEqual([other.id])
      expect(await ids('alpha')).toEqual([one.id])
      const asked = { body: { text: 'alpha beta', course_id } }
      const { json } = await service().ask('POST', `${api}/exercise/suggest`, asked)
      expect((json as { competencies: readonly Competency[] }).competencies.map(({ id }) => id)).toEqual([other.id])
      await give(service(), { ...said, verdict: 'WITHDRAW', competency_id: one.id })
      await give(service(), { ...said, verdict: 'WITHDRAW', competency_id: other.id })
      expect(await ids('alpha beta')).toEqual([one.id])
    })

    test('a rejected link of an exercise is no longer suggested for its text, and doubtful in the course’s health', async () => {
      const course_id = fresh()
      const one = competency(course_id, 'alpha beta')
      const task = { ...competency(course_id, 'alpha beta gamma'), competencies: [one.id] }
      await save(service(), { competencies: [one], exercise: task })
      const said = { kind: 'EXERCISE_LINK', course_id, exercise_id: task.id, competency_id: one.id }
      await give(service(), { ...said, verdict: 'REJECT' })
      const asked = { body: { title: task.title, description: task.description, course_id } }
      const suggested = async () => (await service().ask('POST', `${api}/exercise/suggest`, asked)).json
      expect(await suggested()).toEqual({ competencies: [] })
      const { text } = await service().ask('GET', `${api}/course/${course_id}/health`)
      expect(text).toContain('A person rejected that')
      expect(await listed(service(), course_id)).toEqual({
        ...nothing,
        exercise_links: [{ verdict: 'REJECT', course_id, exercise_id: task.id, competency_id: one.id }],
      })
      await give(service(), { ...said, verdict: 'ACCEPT' })
      expect(await suggested()).toMatchObject({ competencies: [{ id: one.id }] })
    })

    test('nothing of one course’s feedback reaches another, also when a competency moves', async () => {
      const [here, there] = [fresh(), fresh()]
      const [mine, others] = [lessons(here), lessons(there)]
      await save(service(), { competencies: [...mine, ...others] })
      const before = await relations(service(), there)
      for (const relation of await relations(service(), here))
        await give(service(), { kind: 'RELATION', verdict: 'REJECT', course_id: here, ...relation })
      await give(service(), {
        kind: 'SUGGESTION',
        verdict: 'REJECT',
        course_id: here,
        text: 'x',
        competency_id: mine[0]?.id,
      })
      expect(await relations(service(), there)).toEqual(before)
      expect(await listed(service(), there)).toEqual(nothing)
      await remove(service(), { competencies: others })
      await save(service(), { competencies: mine.map(one => ({ ...one, course_id: there })) })
      expect(await listed(service(), here)).toEqual(nothing)
      expect(await relations(service(), there)).toHaveLength(before.length)
    })

    test('it goes with what it was about', async () => {
      const course_id = fresh()
      const all = lessons(course_id)
      const [one, two] = idsOf(all)
      const task = competency(course_id, 'sort by recursion')
      await save(service(), { competencies: all, exercise: task })
      await give(service(), {
        kind: 'RELATION',
        verdict: 'ACCEPT',
        course_id,
        tail_id: one,
        head_id: two,
        relation_type: 'REQUIRES',
      })
      await give(service(), {
        kind: 'EXERCISE_LINK',
        verdict: 'ACCEPT',
        course_id,
        exercise_id: task.id,
        competency_id: one,
      })
      await give(service(), { kind: 'SUGGESTION', verdict: 'ACCEPT', course_id, text: 'sort', competency_id: one })
      await remove(service(), { competencies: all.slice(0, 1) })
      await save(service(), { competencies: all })
      expect(await listed(service(), course_id)).toEqual(nothing)
      await give(service(), {
        kind: 'EXERCISE_LINK',
        verdict: 'ACCEPT',
        course_id,
        exercise_id: task.id,
        competency_id: one,
      })
      await remove(service(), { exercise: task })
      await save(service(), { exercise: task })
      expect(await listed(service(), course_id)).toEqual(nothing)
    })

    test('404 names what the course does not hold', async () => {
      const [course_id, other] = [fresh(), fresh()]
      const [one, foreign, unknown] = [competency(course_id, 'a'), competency(other, 'b'), fresh()]
      await save(service(), { competencies: [one, foreign] })
      const missing = (what: string) => ({ status: 404, json: { detail: `Not found in course ${course_id}: ${what}` } })
      for (const verdict of ['ACCEPT', 'REJECT', 'WITHDRAW']) {
        const relation = { kind: 'RELATION', verdict, course_id, relation_type: 'REQUIRES', tail_id: one.id }
        for (const head_id of [foreign.id, unknown])
          expect(await giving(service(), { ...relation, head_id })).toMatchObject(missing(`competency ${head_id}`))
        const link = { kind: 'EXERCISE_LINK', verdict, course_id, exercise_id: unknown, competency_id: foreign.id }
        expect(await giving(service(), link)).toMatchObject(missing(`exercise ${unknown} and competency ${foreign.id}`))
        const suggestion = { kind: 'SUGGESTION', verdict, course_id, text: 'a', competency_id: foreign.id }
        expect(await giving(service(), suggestion)).toMatchObject(missing(`competency ${foreign.id}`))
      }
      expect(await listed(service(), unknown)).toEqual(nothing)
    })

    test('422 names every field that the kind needs, and 400 a blank text', async () => {
      const missing = async (kind: string, body = {}) => {
        const { status, json } = await giving(service(), { kind, verdict: 'ACCEPT', course_id: 1, ...body })
        expect(status).toBe(422)
        return (json as { detail: readonly { loc: readonly string[]; type: string }[] }).detail.map(({ loc, type }) => {
          expect(type).toBe('missing')
          return loc.join('.')
        })
      }
      expect(await missing('RELATION', { tail_id: null })).toEqual([
        'body.tail_id',
        'body.head_id',
        'body.relation_type',
      ])
      expect(await missing('EXERCISE_LINK')).toEqual(['body.exercise_id', 'body.competency_id'])
      expect(await missing('SUGGESTION')).toEqual(['body.text', 'body.competency_id'])
      const blank = { kind: 'SUGGESTION', verdict: 'ACCEPT', course_id: 1, text: ' \u200b', competency_id: 1 }
      expect(await giving(service(), blank)).toMatchObject({
        status: 400,
        json: { detail: 'Invalid input: the text cannot be empty' },
      })
      const { json } = await giving(service(), { kind: 'relation', course_id: 'x', relation_type: 'NEEDS' })
      expect((json as { detail: readonly { loc: readonly string[] }[] }).detail.map(({ loc }) => loc.at(-1))).toEqual([
        'kind',
        'verdict',
        'course_id',
        'relation_type',
      ])
    })

    test('the next question is about what was not answered yet, until none is left', async () => {
      const course_id = fresh()
      await save(service(), { competencies: lessons(course_id) })
      const next = async () => (await service().ask('GET', `${api}/feedback/next?course_id=${course_id}`)).json
      const asked = new Set<string>()
      for (;;) {
        const { question } = (await next()) as { question: Relation | null }
        if (!question) break
        expect(Object.keys(question)).toEqual(['tail_id', 'head_id', 'relation_type', 'score', 'touched', 'sentence'])
        expect(asked.has(key(question))).toBe(false)
        asked.add(key(question))
        await give(service(), { kind: 'RELATION', verdict: 'REJECT', course_id, ...question })
      }
      expect(asked.size).toBeGreaterThan(1)
      const unknown = fresh()
      expect(await service().ask('GET', `${api}/feedback/next?course_id=${unknown}`)).toMatchObject({
        status: 404,
        json: { detail: `No competencies found for course ${unknown}` },
      })
    })

    test('?limit= adds the questions after the next one, for whom cannot answer it', async () => {
      const course_id = fresh()
      await save(service(), { competencies: lessons(course_id) })
      const ask = (limit: number) => service().ask('GET', `${api}/feedback/next?course_id=${course_id}&limit=${limit}`)
      const { question, questions } = (await ask(100)).json as { question: Relation; questions: readonly Relation[] }
      expect(questions.length).toBeGreaterThan(1)
      expect(new Set(questions.map(key)).size).toBe(questions.length)
      expect(questions[0]).toEqual(question)
      expect((await ask(1)).json).toEqual({ question, questions: [question] })
      for (const limit of [0, 101, 1.5]) expect((await ask(limit)).status).toBe(422)
    })

    test('the list needs a course: 422', async () => {
      for (const [query, type] of [
        ['', 'missing'],
        ['?course_id=x', 'int_parsing'],
        ['?course_id=1&course_id=2', 'int_type'],
      ])
        for (const path of ['feedback', 'feedback/next'])
          expect(await service().ask('GET', `${api}/${path}${query}`)).toMatchObject({
            status: 422,
            json: { detail: [{ loc: ['query', 'course_id'], type }], body: '' },
          })
    })
  })
