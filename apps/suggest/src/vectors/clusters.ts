import { sql } from 'kysely'
import { centroid } from '../geometry/centroid.ts'
import { lateralJoin } from './lateral-join.ts'
import { piecesOf } from './pages.ts'
import type { Reader, Writer } from './reader.ts'

type Row = { readonly competency_id: number; readonly model: string; readonly bytes: Uint8Array }

/**
 * Recomputes the clusters of these competencies: the centroid of their exercises' vectors, summed in the order of ids
 * so that the same exercises always give the same bytes. While the current model is unknown, any one model counts: if
 * it turns out to be another, or there were several, some exercise is re-embedded and its clusters are recomputed.
 */
export const refreshClusters = async (
  writer: Writer,
  competencies: Iterable<number>,
  model: string | undefined,
): Promise<void> => {
  for await (const ids of piecesOf([...competencies])) await refresh(writer, ids, model)
}

const refresh = async ({ db, column }: Writer, ids: readonly number[], model: string | undefined): Promise<void> => {
  const isCounted = model === undefined ? sql`model is not null` : sql`model = ${model}`
  const { rows } = await sql<Row>`
    select ec.competency_id, e.model, ${column.toBytes(sql.ref('e.embedding'))} as bytes
    from unnest(${ids}::bigint[]) asked (id)
    ${lateralJoin('c', sql`select from competency where competency.id = asked.id`)}
    ${lateralJoin('ec', sql`select competency_id, exercise_id from exercise_competency where competency_id = asked.id`)}
    ${lateralJoin('e', sql`select model, embedding from exercise where exercise.id = ec.exercise_id and ${isCounted}`)}
    order by ec.competency_id, ec.exercise_id`.execute(db)
  const clusters = [...Map.groupBy(rows, row => row.competency_id)].map(([competency_id, all]) => {
    const of = all[0]?.model
    const members = all.filter(member => member.model === of)
    const centre = centroid(members.map(({ bytes }) => column.decode(bytes)))
    return { row: { competency_id, exercises: members.length, model: of }, centre }
  })
  const { places, vector } = column.given(clusters.map(({ centre }) => centre))
  await sql`delete from semantic_cluster where competency_id = any(${ids}::bigint[])`.execute(db)
  await sql`
    insert into semantic_cluster (competency_id, exercises, model, embedding)
    select competency_id, exercises, model, ${vector}
    from json_to_recordset(${JSON.stringify(clusters.map(({ row }, at) => ({ ...row, ...places[at] })))}::json)
      as given (competency_id bigint, exercises integer, model text, first integer, last integer)`.execute(db)
}

/** The next competencies with exercises, by id, whether or not they exist. */
export const trainedAfter = async (
  { db }: Pick<Reader, 'db'>,
  after: number | undefined,
  limit: number,
): Promise<number[]> => {
  const { rows } = await sql<{ id: number }>`
    select competency_id as id from exercise_competency
    where ${after === undefined ? sql`true` : sql`competency_id > ${after}`} order by 1 limit ${limit}`.execute(db)
  return [...new Set(rows.map(({ id }) => id))]
}

/** Which of these competencies have a cluster that misses some exercise with a vector of this model. */
export const incompleteClusters = async (
  { db }: Pick<Reader, 'db'>,
  competencies: readonly number[],
  model: string,
): Promise<number[]> => {
  const { rows } = await sql<{ id: number }>`
    select asked.id from unnest(${[...competencies]}::bigint[]) asked (id)
    ${lateralJoin('c', sql`select from competency where competency.id = asked.id`)}
    ${lateralJoin('ec', sql`select exercise_id from exercise_competency where competency_id = asked.id`)}
    ${lateralJoin('e', sql`select from exercise where exercise.id = ec.exercise_id and model = ${model}`)}
    left join lateral (select model, exercises from semantic_cluster where competency_id = asked.id offset 0) s on true
    group by asked.id, s.model, s.exercises
    having s.model is distinct from ${model} or s.exercises <> count(*)
    order by asked.id`.execute(db)
  return rows.map(({ id }) => id)
}
