import { describe, expect, test } from 'vitest'
import { type Competency, competency, fresh, remove, save } from '../course.ts'
import { type Answer, api, type Service } from '../service.ts'

type Relation = { readonly tail_id: number; readonly head_id: number; readonly relation_type: string }
type Explained = Relation & { readonly score: number; readonly evidence: unknown }

const lessons: readonly (readonly [title: string, description: string])[] = [
  ['Variables', 'Declare variables and assign values to them.'],
  ['Loops', 'Repeat statements with loops that count with variables.'],
  ['Arrays', 'Store values in arrays and visit them with loops.'],
  ['Sorting', 'Sort arrays by comparing values in nested loops.'],
  ['Merge sort', 'Sort arrays with merge sort, a sorting method that uses recursion.'],
  ['Recursion', 'Write functions that call themselves: recursion.'],
  ['Functions', 'Write functions with parameters, which are variables.'],
  ['Binary trees', 'Walk binary trees with recursion.'],
  ['Binary tree', 'Walk a binary tree by recursion.'],
  ['Search trees', 'Search trees are binary trees for sorting and searching.'],
]

const relate = (service: Service, course: number, search = ''): Promise<Answer> =>
  service.ask('GET', `${api}/competency/relations/suggest/${course}${search}`)

const relations = ({ json }: Answer): readonly Explained[] => (json as { relations: readonly Explained[] }).relations

const lessonsOf = (course: number): readonly Competency[] =>
  lessons.map(([title, description]) => competency(course, description, title))

export const relationsChapter = (service: () => Service) =>
  describe('GET /competency/relations/suggest/{course_id}', () => {
    const course = fresh()
    const all = lessonsOf(course)

    test('200 OK: an object with relations, each with exactly tail_id, head_id and relation_type', async () => {
      await save(service(), { competencies: all })
      const answer = await relate(service(), course)
      expect(answer.status).toBe(200)
      expect(answer.type).toMatch(/^application\/json/)
      expect(Object.keys(answer.json as object)).toEqual(['relations'])
      expect(relations(answer).length).toBeGreaterThan(0)
      for (const relation of relations(answer)) {
        expect(Object.keys(relation)).toEqual(['tail_id', 'head_id', 'relation_type'])
        expect(['REQUIRES', 'EXTENDS', 'MATCHES']).toContain(relation.relation_type)
      }
    })

    test('the edges join two different competencies of the course, each pair at most once', async () => {
      const ids = new Set(all.map(({ id }) => id))
      const pairs = relations(await relate(service(), course)).map(({ tail_id, head_id }) => {
        expect(ids).toContain(tail_id)
        expect(ids).toContain(head_id)
        expect(tail_id).not.toBe(head_id)
        return [tail_id, head_id].toSorted((a, b) => a - b).join()
      })
      expect(new Set(pairs).size).toBe(pairs.length)
    })

    test('MATCHES is symmetric: tail_id is the lower id', async () => {
      const matches = relations(await relate(service(), course)).filter(
        ({ relation_type }) => relation_type === 'MATCHES',
      )
      expect(matches.filter(({ tail_id, head_id }) => tail_id >= head_id)).toEqual([])
    })

    test('REQUIRES and EXTENDS together are acyclic, raw and with EXTENDS turned round', async () => {
      const directed = relations(await relate(service(), course)).filter(
        ({ relation_type }) => relation_type !== 'MATCHES',
      )
      const turned = directed.map(({ tail_id, head_id, relation_type }) =>
        relation_type === 'EXTENDS' ? ([head_id, tail_id] as const) : ([tail_id, head_id] as const),
      )
      expect(hasCycle(directed.map(({ tail_id, head_id }) => [tail_id, head_id] as const))).toBe(false)
      expect(hasCycle(turned)).toBe(false)
    })

    test('the same course gives the same bytes, whatever the order of saves', async () => {
      const first = await relate(service(), course, '?explain=true')
      await remove(service(), { competencies: all })
      for (const one of all.toReversed()) await save(service(), { competencies: [one] })
      expect((await relate(service(), course, '?explain=true')).text).toBe(first.text)
      expect((await relate(service(), course, '/')).text).toBe((await relate(service(), course)).text)
    })

    test('?explain=true adds score and evidence and nothing else, best first, ties by tail and head id', async () => {
      const explained = relations(await relate(service(), course, '?explain=true'))
      const plain = relations(await relate(service(), course))
      expect(explained.map(({ tail_id, head_id, relation_type }) => ({ tail_id, head_id, relation_type }))).toEqual(
        plain,
      )
      for (const relation of explained)
        expect(Object.keys(relation)).toEqual(['tail_id', 'head_id', 'relation_type', 'score', 'evidence'])
      const order = explained.toSorted((a, b) => b.score - a.score || a.tail_id - b.tail_id || a.head_id - b.head_id)
      expect(explained).toEqual(order)
      for (const on of ['True', '1', 'yes'])
        expect(relations(await relate(service(), course, `?explain=${on}`))).toEqual(explained)
      for (const off of ['false', '0', 'no'])
        expect(relations(await relate(service(), course, `?explain=${off}`))).toEqual(plain)
    })

    test('404 {"detail":"No competencies found for course {id}"} when the course has none', async () => {
      const empty = fresh()
      const expected = { status: 404, text: JSON.stringify({ detail: `No competencies found for course ${empty}` }) }
      expect(await relate(service(), empty)).toMatchObject(expected)
      const one = competency(empty, 'soon gone')
      await save(service(), { competencies: [one] })
      await remove(service(), { competencies: [one] })
      expect(await relate(service(), empty)).toMatchObject(expected)
    })

    test('a course with exercises alone has no competencies', async () => {
      const empty = fresh()
      await save(service(), { exercise: competency(empty, 'task') })
      expect((await relate(service(), empty)).status).toBe(404)
    })

    test('one competency: an empty list', async () => {
      const here = fresh()
      await save(service(), { competencies: [competency(here, 'alone')] })
      expect(await relate(service(), here)).toMatchObject({ status: 200, text: '{"relations":[]}' })
    })

    test('competencies with nothing to embed cause no error', async () => {
      const here = fresh()
      await save(service(), { competencies: [competency(here, '', ''), competency(here, ' ', '**')] })
      expect(await relate(service(), here)).toMatchObject({ status: 200, text: '{"relations":[]}' })
    })

    test('the next reply includes a save', async () => {
      const here = fresh()
      const many = lessonsOf(here)
      await save(service(), { competencies: many })
      const before = relations(await relate(service(), here))
      const [first] = before
      const gone = many.filter(({ id }) => id === first?.tail_id)
      await remove(service(), { competencies: gone })
      const after = relations(await relate(service(), here))
      expect(after.some(({ tail_id, head_id }) => [tail_id, head_id].includes(gone[0]?.id ?? 0))).toBe(false)
    })
  })

/** Removes nodes without incoming edges until nothing is left, or only cycles. */
const hasCycle = (edges: readonly (readonly [number, number])[]): boolean => {
  const free = edges.filter(([tail]) => !edges.some(([, head]) => head === tail))
  if (edges.length === 0) return false
  return free.length === 0 || hasCycle(edges.filter(edge => !free.includes(edge)))
}
