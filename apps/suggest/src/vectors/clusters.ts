import { sql } from 'kysely'
import { centroid } from '../geometry/centroid.ts'
import { acrossOf } from './associations.ts'
import { lateralJoin } from './lateral-join.ts'
import { piecesOf } from './pages.ts'
import { idsByCourse } from './places.ts'
import type { Reader, Writer } from './reader.ts'

type Member = {
  readonly competency_id: number
  readonly exercise_id: number
  readonly model: string
  readonly bytes: Uint8Array
}

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
  for (const [courseId, ids] of await idsByCourse(writer, 'competency', competencies))
    for await (const some of piecesOf(ids)) await refresh(writer, courseId, some, model)
}

const refresh = async (
  writer: Writer,
  courseId: number,
  ids: readonly number[],
  model: string | undefined,
): Promise<void> => {
  const { db, column } = writer
  const members = [...(await membersWithin(writer, courseId, ids, model)), ...(await membersAcross(writer, ids, model))]
  members.sort((one, other) => one.exercise_id - other.exercise_id)
  const clusters = [...Map.groupBy(members, member => member.competency_id)].map(([competency_id, all]) => {
    const of = all[0]?.model
    const counted = all.filter(member => member.model === of)
    const centre = centroid(counted.map(({ bytes }) => column.decode(bytes)))
    return { row: { competency_id, exercises: counted.length, model: of }, centre }
  })
  const trained = new Set(clusters.map(({ row }) => row.competency_id))
  const left = ids.filter(id => !trained.has(id))
  if (left.length > 0)
    await sql`
      delete from semantic_cluster
      where course_id = ${courseId} and competency_id = any(${left}::bigint[])`.execute(db)
  if (clusters.length === 0) return
  const { places, vector } = column.given(clusters.map(({ centre }) => centre))
  await sql`
    insert into semantic_cluster (course_id, competency_id, exercises, model, embedding)
    select course.course_id, competency_id, exercises, model, ${vector}
    from course, json_to_recordset(${JSON.stringify(clusters.map(({ row }, at) => ({ ...row, ...places[at] })))}::json)
      as given (competency_id bigint, exercises integer, model text, first integer, last integer)
    where course.course_id = ${courseId}
    on conflict (course_id, competency_id) do update set
      exercises = excluded.exercises, model = excluded.model, embedding = excluded.embedding`.execute(db)
}

const isCounted = (model: string | undefined) => (model === undefined ? sql`model is not null` : sql`model = ${model}`)

/** The exercises of the same course that train these competencies. */
const membersWithin = async (
  { db, column }: Writer,
  courseId: number,
  ids: readonly number[],
  model: string | undefined,
): Promise<readonly Member[]> => {
  const { rows } = await sql<Member>`
    select ec.competency_id, ec.exercise_id, e.model, ${column.toBytes(sql.ref('e.embedding'))} as bytes
    from unnest(${[...ids]}::bigint[]) asked (id)
    ${lateralJoin(
      'ec',
      sql`select competency_id, exercise_id from exercise_competency
        where course_id = ${courseId} and competency_id = asked.id`,
    )}
    ${lateralJoin(
      'e',
      sql`select model, embedding from exercise
        where course_id = ${courseId} and exercise.id = ec.exercise_id and ${isCounted(model)}`,
    )}`.execute(db)
  return rows
}

/** Those of other courses. */
const membersAcross = async (
  { db, column }: Writer,
  ids: readonly number[],
  model: string | undefined,
): Promise<readonly Member[]> => {
  const members: Member[] = []
  const across = await acrossOf({ db }, 'competency', ids)
  for (const [courseId, all] of Map.groupBy(across, one => one.exercise_course)) {
    const exercises = [...new Set(all.map(({ exercise_id }) => exercise_id))]
    const { rows } = await sql<Pick<Member, 'exercise_id' | 'model' | 'bytes'>>`
      select e.id as exercise_id, e.model, ${column.toBytes(sql.ref('e.embedding'))} as bytes
      from unnest(${exercises}::bigint[]) asked (id)
      ${lateralJoin(
        'e',
        sql`select id, model, embedding from exercise
          where course_id = ${courseId} and exercise.id = asked.id and ${isCounted(model)}`,
      )}`.execute(db)
    const found = new Map(rows.map(row => [row.exercise_id, row]))
    for (const { competency_id, exercise_id } of all) {
      const exercise = found.get(exercise_id)
      if (exercise) members.push({ ...exercise, competency_id })
    }
  }
  return members
}

/** A competency that exercises train. */
export type Trained = { readonly course_id: number; readonly id: number }

/** The next competencies that exercises of their own course train, by course and id. */
export const trainedAfter = async (
  { db }: Pick<Reader, 'db'>,
  after: Trained | undefined,
  limit: number,
): Promise<readonly Trained[]> => {
  const isNext = after ? sql`(course_id, competency_id) > (${after.course_id}, ${after.id})` : sql`true`
  const { rows } = await sql<Trained>`
    select course_id, competency_id as id from exercise_competency where ${isNext}
    order by course_id, competency_id limit ${limit}`.execute(db)
  return rows
}

/**
 * Which of these, in order, may have a cluster that misses an exercise of their own course. One statement for a whole
 * page, since all clusters are looked at after each start.
 */
export const suspectsAmong = async (
  { db }: Pick<Reader, 'db'>,
  page: readonly Trained[],
  model: string,
): Promise<readonly Trained[]> => {
  const [first, last] = [page[0], page.at(-1)]
  if (!first || !last) return []
  const { rows } = await sql<Trained>`
    select course_id, id from (
      select ec.course_id, ec.competency_id as id,
        (select count(*) from exercise e
          where e.course_id = ec.course_id and e.id = ec.exercise_id and e.model = ${model}) as embedded,
        (select s.exercises from semantic_cluster s
          where s.course_id = ec.course_id and s.competency_id = ec.competency_id and s.model = ${model}) as recorded
      from exercise_competency ec
      where ec.course_id between ${first.course_id} and ${last.course_id}
        and (ec.course_id, ec.competency_id) >= (${first.course_id}, ${first.id})
        and (ec.course_id, ec.competency_id) <= (${last.course_id}, ${last.id})) seen
    group by course_id, id having sum(embedded) <> coalesce(max(recorded), 0)`.execute(db)
  return rows
}

/** The next competencies that exercises of other courses train, by id. */
export const trainedAcrossAfter = async (
  { db }: Pick<Reader, 'db'>,
  after: Trained | undefined,
  limit: number,
): Promise<readonly Trained[]> => {
  const { rows } = await sql<Trained>`
    select c.course_id, competency_id as id from association_across
    join competency_place c on c.id = competency_id
    where competency_id > ${after?.id ?? Number.MIN_SAFE_INTEGER}::bigint order by competency_id limit ${limit}`.execute(
    db,
  )
  return rows
}

/** Which of these competencies have a cluster that misses some exercise with a vector of this model. */
export const incompleteClusters = async (
  reader: Pick<Reader, 'db'>,
  competencies: readonly Trained[],
  model: string,
): Promise<number[]> => {
  const incomplete: number[] = []
  for (const [courseId, all] of Map.groupBy(competencies, ({ course_id }) => course_id)) {
    const ids = [...new Set(all.map(({ id }) => id))]
    const across = await countAcross(reader, ids, model)
    const { rows } = await sql<{ id: number; within: number; recorded: number }>`
      select asked.id, coalesce(trained.exercises, 0) as within, coalesce(s.exercises, 0) as recorded
      from unnest(${ids}::bigint[]) asked (id)
      ${lateralJoin('c', sql`select from competency where course_id = ${courseId} and competency.id = asked.id`)}
      left join lateral (
        select count(*) as exercises from exercise_competency
        ${lateralJoin(
          'e',
          sql`select from exercise where course_id = ${courseId} and exercise.id = exercise_id and model = ${model}`,
        )}
        where course_id = ${courseId} and competency_id = asked.id offset 0) trained on true
      left join lateral (
        select exercises from semantic_cluster
        where course_id = ${courseId} and competency_id = asked.id and model = ${model} offset 0) s on true
      order by asked.id`.execute(reader.db)
    incomplete.push(...rows.filter(row => row.within + (across.get(row.id) ?? 0) !== row.recorded).map(({ id }) => id))
  }
  return incomplete
}

/** How many exercises of other courses, with a vector of this model, train each of these competencies. */
const countAcross = async (
  { db }: Pick<Reader, 'db'>,
  ids: readonly number[],
  model: string,
): Promise<ReadonlyMap<number, number>> => {
  const counts = new Map<number, number>()
  const across = await acrossOf({ db }, 'competency', ids)
  for (const [courseId, all] of Map.groupBy(across, one => one.exercise_course)) {
    const { rows } = await sql<{ id: number }>`
      select id from exercise where course_id = ${courseId} and model = ${model}
        and id = any(${all.map(({ exercise_id }) => exercise_id)}::bigint[])`.execute(db)
    const embedded = new Set(rows.map(({ id }) => id))
    for (const { competency_id, exercise_id } of all)
      if (embedded.has(exercise_id)) counts.set(competency_id, (counts.get(competency_id) ?? 0) + 1)
  }
  return counts
}
