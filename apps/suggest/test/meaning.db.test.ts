import { afterAll, beforeAll, expect, test } from 'vitest'
import { competency, fresh, save, suggestions } from './course.ts'
import { api, type Service, startService } from './service.ts'

let service: Service
const course = fresh()
const sorting = competency(course, 'Sort a list of numbers efficiently with merge sort.', 'Sorting')
const databases = competency(course, 'Normalise the schema of a relational database.', 'Normal forms')
const graphs = competency(course, 'Kürzeste Wege in Graphen mit dem Algorithmus von Dijkstra finden.', 'Kürzeste Wege')
const networks = competency(course, 'Erklären, wie TCP Pakete zuverlässig über das Netz überträgt.', 'Transport')
const ethics = competency(course, 'Discuss the ethical consequences of automated decisions.', 'Ethics')

beforeAll(async () => {
  service = await startService({ EMBEDDER: 'local', EMBEDDING_THREADS: '1' })
  await save(service, { competencies: [sorting, databases, graphs, networks, ethics] })
})
afterAll(() => service.close())

test.each([
  ['arranging elements in ascending order quickly', sorting],
  ['eine Liste von Zahlen schnell ordnen', sorting],
  ['avoid redundancy in database tables', databases],
  ['Redundanz in Datenbanktabellen vermeiden', databases],
  ['the shortest route between two nodes of a graph', graphs],
  ['den kürzesten Pfad zwischen zwei Knoten berechnen', graphs],
  ['reliable delivery of packets over the network', networks],
  ['moralische Folgen automatischer Entscheidungen', ethics],
])('in English, German and across both, «%s» finds the right competency first', async (text, meant) => {
  const [first] = await suggestions(service, text, course)
  expect(first).toEqual({ ...meant, score: expect.any(Number) })
})

test('a text about none of the course’s subjects gets no suggestions', async () => {
  expect(await suggestions(service, 'bake sourdough bread with a crisp crust', course)).toEqual([])
})

test('scores decrease from first to last, between −1 and 1', async () => {
  const scores = (await suggestions(service, 'algorithms on lists and graphs', course)).map(({ score }) => score)
  expect(scores).toEqual(scores.toSorted((a, b) => b - a))
  expect(scores.every(score => Math.abs(score) <= 1)).toBe(true)
})

test('health is answered while texts are being embedded', async () => {
  const many = Array.from({ length: 60 }, (_, at) => competency(fresh(), `A long text about topic ${at}. `.repeat(20)))
  const pending = save(service, { competencies: many })
  expect((await service.ask('GET', `${api}/health/`)).status).toBe(200)
  await pending
})

test('REQUIRES: tail_id is a prerequisite for head_id; EXTENDS: tail_id builds upon head_id', async () => {
  const here = fresh()
  const variables = competency(here, 'Declare variables and assign values to them.', 'Variables')
  const loops = competency(here, 'Write loops that change variables in each round.', 'Loops')
  const nested = competency(here, 'Write nested loops: loops within loops.', 'Nested loops')
  await save(service, { competencies: [nested, loops, variables] })
  const { json } = await service.ask('GET', `${api}/competency/relations/suggest/${here}`)
  const { relations } = json as { relations: { tail_id: number; head_id: number; relation_type: string }[] }
  const firstThen = relations
    .filter(({ relation_type }) => relation_type !== 'MATCHES')
    .map(({ tail_id, head_id, relation_type }) =>
      relation_type === 'EXTENDS' ? [head_id, tail_id] : [tail_id, head_id],
    )
  expect(firstThen).toContainEqual([variables.id, loops.id])
  expect(firstThen).toContainEqual([loops.id, nested.id])
})

test.each([
  ['Grandma has baked forty cakes. Write a program that puts their prices into ascending order.', sorting],
  ['Der Koch hat Hunger. Finde den kürzesten Weg durch das Netz der Straßen von seiner Küche zum Markt.', graphs],
])('the task is found within its story: «%s»', async (text, meant) => {
  const { json } = await service.ask('POST', `${api}/exercise/suggest`, { body: { text, course_id: course } })
  const [first] = (json as { competencies: readonly object[] }).competencies
  expect(first).toMatchObject({ ...meant, strength: 1 })
})
