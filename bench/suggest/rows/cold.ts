import { execFile } from 'node:child_process'
import { setTimeout as pause } from 'node:timers/promises'
import { promisify } from 'node:util'
import { open } from '@kolleg/database'
import { sql } from 'kysely'
import type { Bench } from '../bench.ts'
import { median } from '../numbers.ts'
import { api, type Service } from '../processes/service.ts'
import { seed } from '../seed.ts'
import { ms, perSecond } from '../table.ts'
import { competenciesOf, questions } from '../texts.ts'

const size = 100
const few = 100
/** Courses with texts of their own; the others of a store repeat them. */
const written = 10
const turns = 12
const saves = 6_000
/** Courses at a time, so that what belongs to a course lies together as after its save. */
const atOnce = 100

type Where = "the system's memory" | 'the disk'
type Filled = {
  readonly service: Service
  readonly courses: number
  /** Has PostgreSQL drop what it has in memory. */
  readonly displace: () => Promise<void>
  /** Has the system drop it too. */
  readonly forget: () => Promise<void>
  readonly blocksRead: () => Promise<number>
  readonly close: () => Promise<void>
}

type Pair<Value> = { readonly small: Value; readonly large: Value }

/**
 * What the first request for a course takes in a large store, compared with a small one; by turns. Nobody has asked for
 * the course before, so its pages are not in the memory of PostgreSQL.
 */
export const coldRows = async (bench: Bench, competencies: number): Promise<void> => {
  if (bench.engine !== 'PostgreSQL') return
  const stores = { small: await filled(bench, few), large: await filled(bench, Math.ceil(competencies / size)) }
  for (const { service, courses } of [stores.small, stores.large]) await warmUp(service, courses)
  await stores.large.displace()
  const before = await blocksRead(stores)
  await firstRequests(bench, stores, "the system's memory", 0)
  const after = await blocksRead(stores)
  const blocks = (which: keyof typeof stores) => Math.round((after[which] - before[which]) / turns / steps.length)
  bench.report({
    part: 'first request for a course',
    figure: `blocks read a request; of ${many(few * size)} ${blocks('small')}`,
    measured: String(blocks('large')),
  })
  await stores.large.displace()
  await firstRequests(bench, stores, 'the disk', turns * steps.length)
  await newSaves(bench, stores)
  for (const { close } of [stores.small, stores.large]) await close()
}

const firstRequests = async (bench: Bench, stores: Pair<Filled>, where: Where, asked: number): Promise<void> => {
  const taken = new Map<string, Pair<number[]>>(steps.map(({ name }) => [name, { small: [], large: [] }]))
  for (let turn = 0; turn < turns; turn++)
    for (const [at, { name, target }] of steps.entries())
      for (const which of ['small', 'large'] as const) {
        const { service, courses, forget } = stores[which]
        if (where === 'the disk') await forget()
        const course = nth(asked + turn * steps.length + at, courses)
        taken.get(name)?.[which].push(...(await bench.sequence(target(service, course), 1)))
      }
  for (const [step, { small, large }] of taken)
    bench.report({
      part: `first request for a course, pages from ${where}`,
      figure: `${step}; of ${many(few * size)} ${ms(median(small))}`,
      measured: ms(median(large)),
      ratio: median(small) / median(large),
    })
}

/** One new competency after another, each in the next course. */
const newSaves = async (bench: Bench, stores: Pair<Filled>): Promise<void> => {
  const rates: Pair<number[]> = { small: [], large: [] }
  for (let round = 0; round < bench.rounds; round++)
    for (const which of ['small', 'large'] as const) {
      const { service, courses } = stores[which]
      const first = 2e9 + round * saves
      const bodies = competenciesOf(1, saves, first).map((one, at) => ({
        competencies: [{ ...one, course_id: ((first + at * 61) % courses) + 1 }],
        operation_type: 'UPDATE',
      }))
      const target = service.target('POST', `${api}/competency/save`, bodies)
      rates[which].push((await bench.flood(target, 1, bench.seconds)).perSecond)
    }
  bench.report({
    part: 'saves of new competencies, one after another',
    figure: `of ${many(few * size)} ${perSecond(median(rates.small))}`,
    measured: perSecond(median(rates.large)),
    ratio: median(rates.large) / median(rates.small),
  })
}

const many = (count: number): string => count.toLocaleString('en').replaceAll(',', ' ')

const blocksRead = async ({ small, large }: Pair<Filled>): Promise<Pair<number>> => {
  // Connections report what they read when they have been idle for ten seconds.
  await pause(11_000)
  return { small: await small.blocksRead(), large: await large.blocksRead() }
}

/** The courses of a store spread over all of it; each comes once. */
const nth = (at: number, courses: number): number => Math.floor(((at * 61) % few) * (courses / few)) + 1

const firstOf = (course: number): number => (course - 1) * size + 1
const saving = (service: Service, competencies: readonly unknown[]) =>
  service.target('POST', `${api}/competency/save`, [{ competencies, operation_type: 'UPDATE' }])
const suggesting = (service: Service, course: number) =>
  service.target(
    'POST',
    `${api}/competency/suggest`,
    questions(1, course).map(description => ({ description, course_id: course })),
  )
const relating = (service: Service, course: number) =>
  service.target('GET', `${api}/competency/relations/suggest/${course}`)

const steps = [
  {
    name: 'save of a changed text',
    target: (service: Service, course: number) =>
      saving(
        service,
        competenciesOf(course, 1, 5e8 + course).map(one => ({ ...one, id: firstOf(course) })),
      ),
  },
  {
    name: 'save of 20 new competencies',
    target: (service: Service, course: number) => saving(service, competenciesOf(course, 20, 1e9 + firstOf(course))),
  },
  { name: 'suggest', target: suggesting },
  { name: 'relations', target: relating },
] as const

/** Compiles what the steps use, on courses of its own. */
const warmUp = async (service: Service, courses: number): Promise<void> => {
  for (let course = courses + 1; course <= courses + 40; course++)
    for (const { method, path, bodies } of [
      saving(service, competenciesOf(course, size, firstOf(course))),
      suggesting(service, course),
      relating(service, course),
    ])
      await service.ask(method, path, bodies[0] === undefined ? undefined : JSON.parse(bodies[0]))
}

/** Fills a store: some courses as saves would, the others by SQL as copies of these; every fifth competency is trained. */
const filled = async (bench: Bench, courses: number): Promise<Filled> => {
  const url = await bench.freshStore()
  const texts = Array.from({ length: written }, (_, at) => competenciesOf(at + 1, size, firstOf(at + 1)))
  await seed(url, texts.flat())
  const database = await open(url)
  const { query } = database
  const copied = sql`title, description, text_hash, model, embedding`
  for (let from = written; from < courses; from += atOnce) {
    const copies = sql`generate_series(${from / written}::int, ${Math.min(from + atOnce, courses) / written - 1}::int) copy`
    await sql`insert into course (course_id)
      select course_id + copy * ${written} from ${copies}, (select * from course where course_id <= ${written}) one`.execute(
      query,
    )
    await sql`insert into competency (id, course_id, ${copied})
      select id + copy * ${written * size}, course_id + copy * ${written}, ${copied}
      from ${copies}, (select * from competency where id <= ${written * size}) one order by 1`.execute(query)
  }
  await sql`insert into exercise (id, course_id, ${copied})
    select id, course_id, ${copied} from competency where id % 5 = 0 order by id`.execute(query)
  await sql`insert into exercise_competency (exercise_id, competency_id) select id, id from exercise order by id`.execute(
    query,
  )
  await sql`insert into semantic_cluster (competency_id, exercises, model, embedding)
    select id, 1, model, embedding from exercise order by id`.execute(query)
  await sql`insert into competency_link (source_id, target_id)
    select id, id + 1 from competency where id % 10 = 1 order by id`.execute(query)
  await sql`vacuum analyze`.execute(query)
  const { rows } = await sql<{ folder: string }>`
    select current_setting('data_directory') || '/base/' || oid as folder
    from pg_database where datname = current_database()`.execute(query)
  const folder = rows[0]?.folder ?? ''
  const service = await bench.serve(url)
  return {
    courses,
    service,
    displace: async () => {
      await sql`create unlogged table filler (words text)`.execute(query)
      await sql`insert into filler select repeat(md5(one::text), 60)
        from generate_series(1, 6 * pg_size_bytes(current_setting('shared_buffers')) / 2000) one`.execute(query)
      await sql`drop table filler`.execute(query)
    },
    blocksRead: async () => {
      const { rows: read } = await sql<{ blocks: number }>`
        select blks_read::int as blocks from pg_stat_database where datname = current_database()`.execute(query)
      return read[0]?.blocks ?? Number.NaN
    },
    forget: async () => {
      await sql`checkpoint`.execute(query)
      await run('sh', ['-c', forgetting, 'sh', folder])
    },
    close: async () => {
      await service.stop()
      await database.close()
    },
  }
}

const run = promisify(execFile)

/** Has the system drop the files of a database from its memory. */
const forgetting = 'sync "$1"/[0-9]*; for file in "$1"/[0-9]*; do dd if="$file" iflag=nocache count=0 status=none; done'
