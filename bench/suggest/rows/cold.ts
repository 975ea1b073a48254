import { execFile } from 'node:child_process'
import { setTimeout as pause } from 'node:timers/promises'
import { promisify } from 'node:util'
import { open } from '@kolleg/database'
import { type Kysely, sql } from 'kysely'
import type { Bench } from '../bench.ts'
import { median } from '../numbers.ts'
import type { Target } from '../processes/exchange.ts'
import { api, type Service } from '../processes/service.ts'
import { seed } from '../seed.ts'
import { competenciesOf, questions } from '../texts.ts'

const size = 100
const few = 100
/** Courses with texts of their own; the others of a store repeat them. */
const written = 10
const turns = 24
const clients = 16
/** More than fit into the service's memory for courses. */
const mostAsked = 2_000
const saves = 6_000
/** Courses at a time, so that what belongs to a course lies together as after its save. */
const atOnce = 100

type Where = "the system's memory" | 'the disk'
type Vectors = 'bytes' | 'pgvector'
type Filled = {
  readonly courses: number
  /** Starts the service anew, and returns how long it took until it was healthy. */
  readonly restart: () => Promise<number>
  readonly service: () => Service
  /** Has PostgreSQL drop what it has in memory. */
  readonly displace: () => Promise<void>
  /** Has the system drop it too. */
  readonly forget: () => Promise<void>
  readonly counted: () => Promise<Counted>
  readonly close: () => Promise<void>
}
/** What the server has read and how long it has worked, for one store. */
type Counted = { readonly blocks: number; readonly ms: number }

type Pair<Value> = { readonly small: Value; readonly large: Value }
const both = ['small', 'large'] as const

/** A store of a million competencies compared with a small one, by turns, with either form of vectors. */
export const coldRows = async (bench: Bench, competencies: number): Promise<void> => {
  if (bench.engine !== 'PostgreSQL') return
  const forms: Vectors[] = (await hasPgvector(bench)) ? ['bytes', 'pgvector'] : ['bytes']
  for (const form of forms) {
    const stores = { small: await filled(bench, few, form), large: await filled(bench, competencies / size, form) }
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

const firstOf = (course: number): number => (course - 1) * size + 1
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

/** A server that has pgvector uses it, unless the extension is refused to the database. */
const hasPgvector = async (bench: Bench): Promise<boolean> => {
  const database = await open(await bench.freshStore())
  const { rows } = await sql`select from pg_available_extensions where name = 'vector'`.execute(database.query)
  await database.close()
  return rows.length > 0
}

const refusePgvector = async (query: Kysely<unknown>): Promise<void> => {
  await sql`create function refuse() returns event_trigger language plpgsql as
    $$ begin raise insufficient_privilege; end $$`.execute(query)
  await sql`create event trigger refuse on ddl_command_start when tag in ('CREATE EXTENSION')
    execute function refuse()`.execute(query)
}

/** Fills a store: some courses as saves would, the others by SQL as copies of these; every fifth competency is trained. */
const filled = async (bench: Bench, courses: number, form: Vectors): Promise<Filled> => {
  const url = await bench.freshStore()
  const database = await open(url)
  const { query } = database
  if (form === 'bytes') await refusePgvector(query)
  const texts = Array.from({ length: written }, (_, at) => competenciesOf(at + 1, size, firstOf(at + 1)))
  await seed(url, texts.flat())
  const copied = sql`title, description, text_hash, model, embedding`
  for (let from = written; from < courses; from += atOnce) {
    const copies = sql`generate_series(${from / written}::int, ${Math.min(from + atOnce, courses) / written - 1}::int) copy`
    await sql`insert into course (course_id, version)
      select course_id + copy * ${written}, gen_random_uuid()
      from ${copies}, (select * from course where course_id <= ${written}) one`.execute(query)
    await sql`insert into competency (id, course_id, ${copied})
      select id + copy * ${written * size}, course_id + copy * ${written}, ${copied}
      from ${copies}, (select * from competency where course_id <= ${written}) one order by 1`.execute(query)
  }
  await sql`update course set competencies = held.competencies, bytes = held.bytes
    from (
      select course_id, count(*) as competencies, sum(octet_length(title) + octet_length(description)) as bytes
      from competency group by course_id
    ) held
    where held.course_id = course.course_id`.execute(query)
  await sql`insert into exercise (id, course_id, ${copied})
    select id, course_id, ${copied} from competency where id % 5 = 0 order by id`.execute(query)
  await sql`insert into competency_place (id, course_id) select id, course_id from competency order by id
    on conflict do nothing`.execute(query)
  await sql`insert into exercise_place (id, course_id) select id, course_id from exercise order by id`.execute(query)
  await sql`insert into exercise_competency (course_id, exercise_id, competency_id)
    select course_id, id, id from exercise order by id`.execute(query)
  await sql`insert into semantic_cluster (course_id, competency_id, exercises, model, embedding)
    select course_id, id, 1, model, embedding from exercise order by id`.execute(query)
  await sql`insert into competency_link (course_id, source_id, target_id)
    select course_id, id, id + 1 from competency where id % 10 = 1 order by id`.execute(query)
  await sql`vacuum analyze`.execute(query)
  const { rows } = await sql<{ folder: string }>`
    select current_setting('data_directory') || '/base/' || oid as folder
    from pg_database where datname = current_database()`.execute(query)
  const folder = rows[0]?.folder ?? ''
  let service: Service | undefined
  const stop = async () => service?.stop()
  const running = (): Service => {
    if (!service) throw new Error('The service was not started.')
    return service
  }
  return {
    courses,
    service: running,
    restart: async () => {
      await stop()
      const began = performance.now()
      service = await bench.serve(url)
      while (!(await isHealthy(service))) await pause(5)
      return performance.now() - began
    },
    displace: async () => {
      await sql`create unlogged table filler (words text)`.execute(query)
      await sql`insert into filler select repeat(md5(one::text), 60)
        from generate_series(1, 6 * pg_size_bytes(current_setting('shared_buffers')) / 2000) one`.execute(query)
      await sql`drop table filler`.execute(query)
    },
    counted: async () => {
      let last: Counted | undefined
      for (;;) {
        // Connections report what they did when they have been idle for ten seconds.
        await pause(11_000)
        const { rows: read } = await sql<Counted>`
          select blks_read::int as blocks, active_time as ms from pg_stat_database
          where datname = current_database()`.execute(query)
        const now = read[0] ?? { blocks: Number.NaN, ms: Number.NaN }
        if (last && now.ms - last.ms < 100) return now
        last = now
      }
    },
    forget: async () => {
      await sql`checkpoint`.execute(query)
      await run('sh', ['-c', forgetting, 'sh', folder])
    },
    close: async () => {
      await stop()
      await database.close()
    },
  }
}

const isHealthy = (service: Service): Promise<boolean> =>
  service.ask('GET', `${api}/health/`).then(
    () => true,
    () => false,
  )

const run = promisify(execFile)

/** Has the system drop the files of a database from its memory. */
const forgetting = 'sync "$1"/[0-9]*; for file in "$1"/[0-9]*; do dd if="$file" iflag=nocache count=0 status=none; done'
