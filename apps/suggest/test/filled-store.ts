import type { Database } from '@kolleg/database'
import { sql } from 'kysely'

type Filling = { readonly courses: number; readonly size: number; readonly model: string }

/**
 * Fills courses 0, 1, … with `size` competencies each, numbered consecutively; every fifth has an exercise with the
 * same number that trains it and the next one. No statistics are gathered automatically.
 */
export const fillStore = async <Schema>({ query }: Database<Schema>, { courses, size, model }: Filling) => {
  const last = courses * size - 1
  const vector = sql`case format_type((select typbasetype from pg_type where oid = 'embedding'::regtype), null)
    when 'bytea' then '\\x' || repeat('0000803d', 384) else '[' || repeat('0.0625,', 383) || '0.0625]' end::embedding`
  const fields = sql`id, course_id, title, description, text_hash, model, embedding`
  const described = sql`'Sorting ' || id, 'Sort list ' || id, sha256(id::text::bytea), ${model}, ${vector}`
  const places = ['competency_place', 'exercise_place']
  for (const table of [
    'competency',
    'exercise',
    'exercise_competency',
    'semantic_cluster',
    'competency_link',
    ...places,
  ])
    await sql`alter table ${sql.table(table)} set (autovacuum_enabled = off)`.execute(query)
  await sql`insert into course (course_id) select generate_series(0, ${courses - 1})`.execute(query)
  await sql`insert into competency (${fields})
    select id, id / ${size}, ${described} from generate_series(0, ${last}) id`.execute(query)
  await sql`insert into exercise (${fields})
    select id, id / ${size}, ${described} from generate_series(0, ${last}, 5) id`.execute(query)
  for (const kind of ['competency', 'exercise'])
    await sql`insert into ${sql.table(`${kind}_place`)} (id, course_id)
      select id, course_id from ${sql.table(kind)}`.execute(query)
  await sql`update course set competencies = held.competencies, bytes = held.bytes
    from (select course_id, count(*) as competencies, sum(octet_length(title) + octet_length(description)) as bytes
      from competency group by course_id) held
    where held.course_id = course.course_id`.execute(query)
  await sql`insert into exercise_competency (course_id, exercise_id, competency_id)
    select id / ${size}, id, id + more from generate_series(0, ${last}, 5) id, generate_series(0, 1) more`.execute(
    query,
  )
  await sql`insert into semantic_cluster (course_id, competency_id, exercises, model, embedding)
    select course_id, competency_id, 1, ${model}, ${vector} from exercise_competency`.execute(query)
  await sql`insert into competency_link (course_id, source_id, target_id)
    select id / ${size}, id, id + 1 from generate_series(0, ${last}, 10) id`.execute(query)
}
