import { describe, expect, test } from 'vitest'
import { hashEmbedder } from '../../src/embedding/hash.ts'
import { competency, fresh, remove, save, suggestions } from '../course.ts'
import { api, type Service } from '../service.ts'

const dot = (a: Float32Array = new Float32Array(), b: Float32Array = new Float32Array()): number =>
  a.reduce((sum, value, at) => sum + value * (b[at] ?? 0), 0)

const texts = [
  'sort a list with merge sort',
  'sort a list with quick sort',
  'sort an array',
  'a list of numbers',
  'traverse binary trees',
  'sort',
]

export const suggestChapter = (service: () => Service) =>
  describe('POST /competency/suggest', () => {
    const course = fresh()
    const all = texts.map(text => competency(course, text))
    const query = 'sort list'

    test('200 OK: an object with competencies, each with exactly its four fields', async () => {
      await save(service(), { competencies: all })
      const { status, json, type } = await service().ask('POST', `${api}/competency/suggest`, {
        body: { description: query, course_id: course },
      })
      expect(status).toBe(200)
      expect(type).toMatch(/^application\/json/)
      expect(Object.keys(json as object)).toEqual(['competencies'])
      const { competencies } = json as { competencies: object[] }
      expect(competencies.length).toBeGreaterThan(2)
      for (const one of competencies) expect(all).toContainEqual(one)
      expect(Object.keys(competencies[0] ?? {})).toEqual(['id', 'title', 'description', 'course_id'])
    })

    test('ranked by cosine similarity, highest first, all those above the threshold and no others', async () => {
      const embedder = hashEmbedder()
      const [asked, ...vectors] = await embedder.embed([query, ...texts])
      const expected = all
        .map((one, at) => ({ ...one, score: dot(asked, vectors[at]) }))
        .filter(({ score }) => score >= embedder.threshold)
        .toSorted((a, b) => b.score - a.score)
      expect(expected.length).toBeLessThan(all.length)
      expect(await suggestions(service(), query, course)).toEqual(
        expected.map(one => ({ ...one, score: expect.closeTo(one.score, 5) })),
      )
    })

    const ask = (search: string) =>
      service().ask('POST', `${api}/competency/suggest${search}`, { body: { description: query, course_id: course } })

    test.each(['true', 'True', '1', 'yes', 'on'])('scores are opt-in: %s', async word => {
      expect((await ask(`?scores=${word}`)).text).toContain('"score"')
    })

    test.each(['', '?score=true', '?scores=false', '?scores=False', '?scores=0', '?scores=no', '?scores=off'])(
      'without scores: %j',
      async search => {
        const { status, text } = await ask(search)
        expect([status, text.includes('"score"')]).toEqual([200, false])
      },
    )

    test.each([
      ['POST', 'scores', '/competency/suggest'],
      ['GET', 'titles', '/course'],
      ['GET', 'explain', '/competency/relations/suggest/1'],
    ])('a switch that is neither on nor off: 422 that names it (%s ?%s)', async (method, name, path) => {
      const given = method === 'POST' ? { body: { description: query, course_id: course } } : {}
      for (const search of ['maybe', '', '2', 'null', 'truely', `1&${name}=0`]) {
        const { status, json } = await service().ask(method, `${api}${path}?${name}=${search}`, given)
        const type = search.includes('&') ? 'bool_type' : 'bool_parsing'
        expect([search, status, json]).toEqual([
          search,
          422,
          { detail: [{ loc: ['query', name], msg: expect.any(String), type }], body: expect.any(String) },
        ])
      }
    })

    test('equally similar competencies are ordered by id', async () => {
      const here = fresh()
      const equal = Array.from({ length: 12 }, () => competency(here, 'the same words'))
      await save(service(), { competencies: equal.toReversed() })
      expect((await suggestions(service(), 'the same words', here)).map(({ id }) => id)).toEqual(
        equal.map(({ id }) => id),
      )
    })

    test('every competency of the course is compared, without a silent limit', async () => {
      const here = fresh()
      const many = Array.from({ length: 700 }, (_, at) => competency(here, `shared words number ${at}`))
      await save(service(), { competencies: many })
      expect(await suggestions(service(), 'shared words number', here)).toHaveLength(700)
      await remove(service(), { competencies: many })
      expect(await suggestions(service(), 'shared words number', here)).toEqual([])
    })

    test('competencies of other courses are left out', async () => {
      const [here, there] = [fresh(), fresh()]
      await save(service(), { competencies: [competency(here, 'same'), competency(there, 'same')] })
      expect((await suggestions(service(), 'same', here)).map(one => one.course_id)).toEqual([here])
    })

    test('an unknown course: 200 with an empty list', async () => {
      expect(await suggestions(service(), query, fresh())).toEqual([])
      expect(await suggestions(service(), query, Number.MIN_SAFE_INTEGER)).toEqual([])
    })

    test('white space around the text is ignored', async () => {
      expect(await suggestions(service(), `  \n${query}\t `, course)).toEqual(
        await suggestions(service(), query, course),
      )
    })

    test('words that say who learns are ignored', async () => {
      expect(await suggestions(service(), `Students are able to ${query}`, course)).toEqual(
        await suggestions(service(), query, course),
      )
    })

    test('the next suggest includes a save, however it changed the course', async () => {
      const here = fresh()
      const one = competency(here, 'alpha')
      for (let round = 0; round < 5; round += 1) {
        await save(service(), { competencies: [one] })
        expect(await suggestions(service(), 'alpha', here)).toHaveLength(1)
        await save(service(), { competencies: [{ ...one, description: 'omega' }] })
        expect(await suggestions(service(), 'alpha', here)).toHaveLength(0)
        await remove(service(), { competencies: [one] })
        expect(await suggestions(service(), 'omega', here)).toHaveLength(0)
      }
    })

    test('a repeated request gives the same bytes', async () => {
      const asked = { body: { description: query, course_id: course } }
      const replies = await Promise.all(
        Array.from({ length: 10 }, () => service().ask('POST', `${api}/competency/suggest?scores=true`, asked)),
      )
      expect(new Set(replies.map(({ text }) => text)).size).toBe(1)
    })
  })
