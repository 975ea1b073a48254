import type { Bench } from '../bench.ts'
import { median } from '../numbers.ts'
import type { Target } from '../processes/exchange.ts'
import { api, type Service } from '../processes/service.ts'
import { competenciesOf, questions } from '../texts.ts'
import { type Filled, fillStore, firstOf, hasPgvector, size, type Vectors } from './cold-store.ts'

const few = 100
const turns = 24
const clients = 16
/** More than fit into the service's memory for courses. */
const mostAsked = 2_000
const saves = 6_000

type Where = "the system's memory" | 'the disk'
type Pair<Value> = { readonly small: Value; readonly large: Value }
const both = ['small', 'large'] as const

/** A store of a million competencies compared with a small one, by turns, with either form of vectors. */
export const coldRows = async (bench: Bench, competencies: number): Promise<void> => {
  if (bench.engine !== 'PostgreSQL') return
  const forms: Vectors[] = (await hasPgvector(bench)) ? ['bytes', 'pgvector'] : ['bytes']
  for (const form of forms) {
    const stores = {
      small: await fillStore(bench, few, form),
      large: await fillStore(bench, competencies / size, form),
    }
    try {
      await compare(bench, form, stores)
    } finally {
      for (const which of both) await stores[which].close()
    }
  }
}

const compare = async (bench: Bench, form: Vectors, stores: Pair<Filled>): Promise<void> => {
  const taken = new Map<string, Pair<number[]>>()
  const note = (figure: string, which: keyof Pair<number>, values: readonly number[]): void => {
    const times = taken.get(figure) ?? { small: [], large: [] }
    taken.set(figure, times)
    times[which].push(...values)
  }
  for (const which of both) {
    await stores[which].restart()
    const before = await stores[which].counted()
    await stores[which].restart()
    note("a start: work of the server's processors", which, [(await stores[which].counted()).ms - before.ms])
  }
  for (let round = 0; round < bench.rounds; round++) {
    for (const which of both) note('a start, until it is healthy', which, [await stores[which].restart()])
    for (const which of both) await warmUp(stores[which])
    await stores.large.displace()
    await firstRequests(bench, stores, "the system's memory", round, note)
    for (const which of both)
      note('resident memory (MiB) after the same requests', which, [await residentMiB(stores[which])])
  }
  await knownCourse(bench, stores, note)
  await newSaves(bench, stores, note)
  for (const which of both) {
    await manyCourses(bench, stores[which])
    note('resident memory (MiB) after a request for each of 2 000 courses', which, [await residentMiB(stores[which])])
    await stores[which].restart()
    await warmUp(stores[which])
  }
  await stores.large.displace()
  await firstRequests(bench, stores, 'the disk', bench.rounds, note)
  for (const [figure, { small, large }] of taken)
    bench.report({
      part: `${many(stores.large.courses * size)}, ${form}`,
      figure: `${figure}; of ${many(few * size)} ${median(small).toPrecision(3)}`,
      measured: median(large).toPrecision(3),
      ratio: median(large) / median(small),
    })
}

type Note = (figure: string, which: keyof Pair<number>, values: readonly number[]) => void

/** What the first request for a course takes: nobody has asked for it, so its pages are not in PostgreSQL's memory. */
const firstRequests = async (
  bench: Bench,
  stores: Pair<Filled>,
  where: Where,
  round: number,
  note: Note,
): Promise<void> => {
  const counted = () => Promise.all(both.map(which => stores[which].counted()))
  const before = where === 'the disk' ? await counted() : []
  for (let turn = 0; turn < turns; turn++)
    for (const [at, step] of steps.entries())
      for (const which of both) {
        const { service, courses, forget } = stores[which]
        if (where === 'the disk') await forget()
        const course = nth(turn * steps.length + at, courses)
        note(
          `${step.name} (ms), pages from ${where}`,
          which,
          await bench.sequence(step.target(service(), course, round), 1),
        )
      }
  for (const [at, { blocks }] of before.length > 0 ? (await counted()).entries() : [])
    note('blocks read a request', both[at] ?? 'small', [(blocks - (before[at]?.blocks ?? 0)) / turns / steps.length])
}

/** The same for a course that is asked again and again. */
const knownCourse = async (bench: Bench, stores: Pair<Filled>, note: Note): Promise<void> => {
  for (let turn = 0; turn < turns; turn++)
    for (const { name, target } of steps)
      for (const which of both) {
        const times = await bench.sequence(target(stores[which].service(), 1, bench.rounds + 1 + turn), 1)
        note(`${name} (ms), of a course just changed`, which, times)
      }
}

/** One new competency after another, each in the next course. */
const newSaves = async (bench: Bench, stores: Pair<Filled>, note: Note): Promise<void> => {
  for (let round = 0; round < bench.rounds; round++)
    for (const which of both) {
      const { service, courses } = stores[which]
      const first = 2e9 + round * saves
      const bodies = competenciesOf(1, saves, first).map((one, at) => ({
        competencies: [{ ...one, course_id: ((first + at * 61) % courses) + 1 }],
        operation_type: 'UPDATE',
      }))
      const target = service().target('POST', `${api}/competency/save`, bodies)
      const { perSecond } = await bench.flood(target, 1, bench.seconds)
      note('save of a new competency (ms), each in the next course', which, [1000 / perSecond])
    }
}

const manyCourses = async (bench: Bench, { service, courses }: Filled): Promise<void> => {
  const asked = Math.min(courses, mostAsked)
  const bodies = Array.from({ length: asked }, (_, at) => ({ description: 'eigenvalues', course_id: at + 1 }))
  const each = Math.ceil(asked / clients)
  const pieces = Array.from({ length: clients }, (_, client) => bodies.slice(client * each, (client + 1) * each))
  await Promise.all(
    pieces
      .filter(piece => piece.length > 0)
      .map(piece => bench.sequence(service().target('POST', `${api}/competency/suggest`, piece), piece.length)),
  )
}

const residentMiB = async ({ service }: Filled): Promise<number> =>
  (await service().metric('process_resident_memory_bytes')) / 2 ** 20

const many = (count: number): string => count.toLocaleString('en').replaceAll(',', ' ')

/** The courses of a store spread over all of it; each comes once. */
const nth = (at: number, courses: number): number => Math.floor(((at * 61) % few) * (courses / few)) + 1

const saving = (service: Service, competencies: readonly unknown[]) =>
  service.target('POST', `${api}/competency/save`, [{ competencies, operation_type: 'UPDATE' }])
const suggesting = (service: Service, course: number, round = 0) =>
  service.target(
    'POST',
    `${api}/competency/suggest`,
    questions(1, course + round * 1e6).map(description => ({ description, course_id: course })),
  )
const relating = (service: Service, course: number) =>
  service.target('GET', `${api}/competency/relations/suggest/${course}`)

const steps: readonly {
  readonly name: string
  readonly target: (service: Service, course: number, round: number) => Target
}[] = [
  {
    name: 'save of a changed text',
    target: (service, course, round) =>
      saving(
        service,
        competenciesOf(course, 1, 5e8 + course + round * 1e6).map(one => ({ ...one, id: firstOf(course) })),
      ),
  },
  {
    name: 'save of 20 new competencies',
    target: (service, course, round) =>
      saving(service, competenciesOf(course, 20, 1e10 + round * 1e8 + firstOf(course))),
  },
  { name: 'suggest', target: suggesting },
  { name: 'relations', target: relating },
]

/** Compiles what the steps use, on courses of its own. */
const warmUp = async (store: Filled): Promise<void> => {
  const [service, courses] = [store.service(), store.courses]
  for (let course = courses + 1; course <= courses + 20; course++)
    for (const { method, path, bodies } of [
      saving(service, competenciesOf(course, size, firstOf(course))),
      suggesting(service, course),
      relating(service, course),
    ])
      await service.ask(method, path, bodies[0] === undefined ? undefined : JSON.parse(bodies[0]))
}
