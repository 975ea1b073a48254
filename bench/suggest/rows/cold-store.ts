import { execFile } from 'node:child_process'
import { setTimeout as pause } from 'node:timers/promises'
import { promisify } from 'node:util'
import { open } from '@kolleg/database'
import { type Kysely, sql } from 'kysely'
import type { Bench } from '../bench.ts'
import { api, type Service } from '../processes/service.ts'
import { seed } from '../seed.ts'
import { competenciesOf } from '../texts.ts'

/** Competencies of a course. */
export const size = 100
/** Courses with texts of their own; the others of a store repeat them. */
const written = 10
/** Courses at a time, so that what belongs to a course lies together as after its save. */
const atOnce = 100

export type Vectors = 'bytes' | 'pgvector'
export type Filled = {
  readonly courses: number
  /** Restarts the service, and returns how many milliseconds it took until it was healthy. */
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
export type Counted = { readonly blocks: number; readonly ms: number }

export const firstOf = (course: number): number => (course - 1) * size + 1

/** A server that has pgvector uses it, unless the extension is refused to the database. */
export const hasPgvector = async (bench: Bench): Promise<boolean> => {
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
export const fillStore = async (bench: Bench, courses: number, form: Vectors): Promise<Filled> => {
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
