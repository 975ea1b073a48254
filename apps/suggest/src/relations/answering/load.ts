import { type RawBuilder, sql } from 'kysely'
import { competenciesIn, pageOf } from '../../vectors/courses.ts'
import { lookUp } from '../../vectors/look-up.ts'
import { packed } from '../../vectors/packed.ts'
import { pageRows, piecesOf } from '../../vectors/pages.ts'
import { isStale } from '../../vectors/stale.ts'
import type { Reader } from '../../vectors/store.ts'
import type { Course, Text } from '../course.ts'
import type { Rest } from './rest.ts'

/** `isStale`: some vector is still of another model, and the course has to be embedded anew first. */
type Loaded<Part> = Part & { readonly isStale: boolean }

/** By id. The first page needs no ids: for most courses it is the only one, and its time is what others wait for. */
export const loadTexts = async (
  { db }: Reader,
  courseId: number,
  model: string,
): Promise<Loaded<{ readonly texts: readonly Text[] }>> => {
  const texts: Text[] = []
  let someStale = false
  const add = async (which: RawBuilder<unknown>) => {
    const { rows } = await sql<Text & { readonly is_stale: boolean }>`
      select id, title, description, ${isStale(model)} as is_stale
      from competency where ${which}`.execute(db)
    for (const { is_stale, ...text } of rows) {
      texts.push(text)
      someStale ||= is_stale
    }
  }
  await add(sql`course_id = ${courseId} order by id limit ${pageRows}`)
  const others = texts.length < pageRows ? [] : await competenciesIn({ db }, courseId)
  for await (const ids of piecesOf(others.slice(pageRows))) await add(sql`${pageOf(courseId, ids)} order by id`)
  return { texts, isStale: someStale }
}

export const loadRest = async (
  reader: Reader,
  courseId: number,
  texts: readonly Text[],
  model: string,
): Promise<Loaded<{ readonly rest: Rest }>> => {
  const ids = texts.map(({ id }) => id)
  const vectors: (Float32Array | null)[] = []
  const clusters: (Float32Array | null)[] = []
  for await (const some of piecesOf(ids)) {
    const found = await loadVectors(reader, pageOf(courseId, some), model)
    vectors.push(...found.vectors)
    clusters.push(...found.clusters.map(withDirection))
  }
  const { hasStale, ...ties } = await loadTies(reader, ids, model)
  return { rest: { vectors, clusters, ...ties }, isStale: hasStale }
}

type VectorRow = { readonly bytes: Uint8Array | null; readonly cluster_bytes: Uint8Array | null }

const loadVectors = async ({ db, column }: Reader, page: RawBuilder<unknown>, model: string) => {
  const bytesOf = (table: string) => column.toBytes(sql.ref(`${table}.embedding`))
  const { rows } = await sql<VectorRow>`
    select case when competency.model = ${model} then ${bytesOf('competency')} end as bytes,
      ${bytesOf('cluster')} as cluster_bytes
    from competency left join semantic_cluster cluster
      on cluster.competency_id = competency.id and cluster.model = ${model}
    where ${page} order by id`.execute(db)
  return {
    vectors: packed(rows.map(({ bytes }) => bytes && column.decode(bytes))).vectors,
    clusters: packed(rows.map(({ cluster_bytes }) => cluster_bytes && column.decode(cluster_bytes))).vectors,
  }
}

/** Exercises that point in opposite ways have a centroid without a direction. */
const withDirection = (cluster: Float32Array | null) => (cluster?.some(Boolean) ? cluster : null)

type Ties = Pick<Course, 'exercises' | 'links'> & { readonly hasStale: boolean }

/** By ids, which are known by now: to plan joins with the competencies costs the embedded database more than to read. */
const loadTies = async ({ db }: Reader, ids: readonly number[], model: string): Promise<Ties> => {
  if (ids.length === 0) return { exercises: [], links: [], hasStale: false }
  const asked = sql`unnest(${[...ids]}::bigint[]) asked (id)`
  const exercises = await sql<Course['exercises'][number] & { readonly is_stale: boolean }>`
    select exercise_id as id, array_agg(competency_id order by competency_id) as competencies,
      bool_or(${isStale(model)}) as is_stale
    from ${asked}
    ${lookUp('tie', sql`select exercise_id, competency_id from exercise_competency where competency_id = asked.id`)}
    ${lookUp('trained', sql`select text_hash, model from exercise where exercise.id = exercise_id`)}
    group by exercise_id order by exercise_id`.execute(db)
  const links = await sql<Course['links'][number]>`
    select source_id as "sourceId", target_id as "targetId" from ${asked}
    ${lookUp('link', sql`select source_id, target_id from competency_link where source_id = asked.id`)}
    where target_id = any(${[...ids]}::bigint[]) order by source_id, target_id`.execute(db)
  return {
    hasStale: exercises.rows.some(({ is_stale }) => is_stale),
    exercises: exercises.rows.map(({ id, competencies }) => ({ id, competencies })),
    links: links.rows,
  }
}
