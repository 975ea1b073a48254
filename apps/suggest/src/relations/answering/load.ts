import { sql } from 'kysely'
import { acrossOf } from '../../vectors/associations.ts'
import { pageOf } from '../../vectors/courses.ts'
import { type LinkVerdict, linkVerdicts, relationVerdicts } from '../../vectors/feedback.ts'
import { lateralJoin } from '../../vectors/lateral-join.ts'
import { loadCourse as loadCompetencies } from '../../vectors/load.ts'
import { packed } from '../../vectors/packed.ts'
import { piecesOf } from '../../vectors/pages.ts'
import type { Reader } from '../../vectors/reader.ts'
import { isStale } from '../../vectors/stale.ts'
import type { Course, Exercise, Feedback } from '../course.ts'

type Loaded = {
  readonly course: Course
  /** At least one vector is from another model, so the course must be re-embedded first. */
  readonly isStale: boolean
}

/** Loads everything the judging needs; consistent if the reader is a snapshot. */
export const loadCourse = async (reader: Reader, courseId: number, model: string): Promise<Loaded> => {
  const { competencies, ...loaded } = await loadCompetencies(reader, courseId, model)
  const ids = competencies.map(({ id }) => id)
  const clusters = await loadClusters(reader, courseId, ids, model)
  const { hasStale, ...ties } = await loadTies(reader, courseId, ids, model)
  return {
    course: {
      competencies: competencies.map((competency, at) => ({ ...competency, cluster: clusters[at] ?? null })),
      links: ties.links,
      exercises: withVerdicts(ties.exercises, await linkVerdicts(reader, courseId)),
      feedback: await loadFeedback(reader, courseId),
    },
    isStale: loaded.isStale || hasStale,
  }
}

type ClusterRow = { readonly bytes: Uint8Array | null }

/** In the order of the ids; null for a competency without exercises. */
const loadClusters = async ({ db, column }: Reader, courseId: number, ids: readonly number[], model: string) => {
  const clusters: (Float32Array | null)[] = []
  for await (const some of piecesOf(ids)) {
    const { rows } = await sql<ClusterRow>`
      select ${column.toBytes(sql.ref('cluster.embedding'))} as bytes
      from competency left join semantic_cluster cluster
        on cluster.course_id = ${courseId} and cluster.competency_id = competency.id and cluster.model = ${model}
      where competency.${pageOf(courseId, some)} order by id`.execute(db)
    clusters.push(...packed(rows.map(({ bytes }) => bytes && column.decode(bytes))).vectors.map(withDirection))
  }
  return clusters
}

/** Exercises with opposite vectors have a centroid without a direction. */
const withDirection = (cluster: Float32Array | null) => (cluster?.some(Boolean) ? cluster : null)

type Ties = Pick<Course, 'exercises' | 'links'> & { readonly hasStale: boolean }
type Trained = Course['exercises'][number] & { readonly is_stale: boolean }

/**
 * Queries by ids that are already known, because planning a join costs the embedded database more than reading the
 * rows.
 */
const loadTies = async (reader: Reader, courseId: number, ids: readonly number[], model: string): Promise<Ties> => {
  if (ids.length === 0) return { exercises: [], links: [], hasStale: false }
  const asked = sql`unnest(${[...ids]}::bigint[]) asked (id)`
  const within = await sql<Trained>`
    select exercise_id as id, array_agg(competency_id order by competency_id) as competencies,
      bool_or(${isStale(model)}) as is_stale
    from ${asked}
    ${lateralJoin(
      'tie',
      sql`select exercise_id, competency_id from exercise_competency
        where course_id = ${courseId} and competency_id = asked.id`,
    )}
    ${lateralJoin(
      'trained',
      sql`select text_hash, model from exercise where course_id = ${courseId} and exercise.id = exercise_id`,
    )}
    group by exercise_id`.execute(reader.db)
  const links = await sql<Course['links'][number]>`
    select source_id as "sourceId", target_id as "targetId" from ${asked}
    ${lateralJoin(
      'link',
      sql`select source_id, target_id from competency_link where course_id = ${courseId} and source_id = asked.id`,
    )}
    order by source_id, target_id`.execute(reader.db)
  const all = [...within.rows, ...(await loadTrainedAcross(reader, ids, model))].toSorted((a, b) => a.id - b.id)
  return {
    hasStale: all.some(({ is_stale }) => is_stale),
    exercises: all.map(({ id, competencies }) => ({ id, competencies })),
    links: links.rows,
  }
}

/** The exercises of other courses that train these competencies. */
const loadTrainedAcross = async (
  { db }: Reader,
  ids: readonly number[],
  model: string,
): Promise<readonly Trained[]> => {
  const found: Trained[] = []
  const across = await acrossOf({ db }, 'competency', ids)
  for (const [courseId, all] of Map.groupBy(across, one => one.exercise_course)) {
    const trained = Map.groupBy(all, one => one.exercise_id)
    const { rows } = await sql<{ id: number; is_stale: boolean }>`
      select id, ${isStale(model)} as is_stale from exercise
      where course_id = ${courseId} and id = any(${[...trained.keys()]}::bigint[])`.execute(db)
    for (const { id, is_stale } of rows)
      found.push({ id, is_stale, competencies: (trained.get(id) ?? []).map(one => one.competency_id) })
  }
  return found
}

const loadFeedback = async (reader: Reader, courseId: number): Promise<Feedback[]> =>
  (await relationVerdicts(reader, courseId)).map(({ earlier_id, later_id, relation_type, accepted }) => ({
    earlier: earlier_id,
    later: later_id,
    type: relation_type,
    verdict: accepted ? 'accept' : 'reject',
  }))

/** A link that a person rejected is no evidence, and one that a person accepted is. */
const withVerdicts = (exercises: readonly Exercise[], verdicts: readonly LinkVerdict[]): readonly Exercise[] => {
  if (verdicts.length === 0) return exercises
  const trained = new Map(exercises.map(({ id, competencies }) => [id, new Set(competencies)]))
  for (const { exercise_id, competency_id, accepted } of verdicts) {
    const of = trained.get(exercise_id) ?? new Set()
    if (accepted) of.add(competency_id)
    else of.delete(competency_id)
    trained.set(exercise_id, of)
  }
  return [...trained].map(([id, of]) => ({ id, competencies: [...of].toSorted((a, b) => a - b) }))
}
