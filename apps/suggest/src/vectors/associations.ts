import { type RawBuilder, sql } from 'kysely'
import { lateralJoin } from './lateral-join.ts'
import { piecesOf } from './pages.ts'
import { idsByCourse, type Kind, placesOf } from './places.ts'
import type { Reader, Writer } from './reader.ts'

/**
 * An association is kept with its course if both are in the same one. The others, which are few, are kept apart: with a
 * competency of another course, or with one that is not there yet.
 */
type Association = { readonly exercise_id: number; readonly competency_id: number }

/** The competencies that these exercises are associated with, whether or not they exist. */
export const associatedWith = async (
  { db }: Pick<Reader, 'db'>,
  exercises: readonly number[],
): Promise<readonly number[]> => {
  const found = new Set<number>()
  if (exercises.length === 0) return []
  for (const [courseId, ids] of await idsByCourse({ db }, 'exercise', exercises)) {
    const { rows } = await sql<{ competency_id: number }>`
      select competency_id from unnest(${[...ids]}::bigint[]) asked (id)
      ${lateralJoin('ec', sql`select competency_id from exercise_competency where course_id = ${courseId} and exercise_id = asked.id`)}
    `.execute(db)
    for (const { competency_id } of rows) found.add(competency_id)
  }
  for (const { competency_id } of await associationsAcross({ db }, exercises)) found.add(competency_id)
  return [...found]
}

/** The associations of these exercises with competencies that are not in their course. */
export const associationsAcross = async (
  { db }: Pick<Reader, 'db'>,
  exercises: readonly number[],
): Promise<readonly Association[]> => {
  const { rows } = await sql<Association>`
    select exercise_id, competency_id from association_across
    where exercise_id = any(${[...exercises]}::bigint[])`.execute(db)
  return rows
}

export const associate = async (
  { db }: Pick<Writer, 'db'>,
  exercise: number,
  courseId: number,
  competencies: readonly number[],
): Promise<void> => {
  const places = await placesOf({ db }, 'competency', competencies)
  const [own, others] = [new Set<number>(), new Set<number>()]
  for (const id of competencies) (places.get(id) === courseId ? own : others).add(id)
  const associations = (ids: Iterable<number>) => [...ids].map(id => ({ exercise_id: exercise, competency_id: id }))
  await keepWithin({ db }, courseId, associations(own))
  await keepAcross({ db }, associations(others))
}

export const dissociate = async ({ db }: Pick<Writer, 'db'>, exercise: number, courseId: number): Promise<void> => {
  await sql`
    delete from exercise_competency where course_id = ${courseId} and exercise_id = ${exercise}`.execute(db)
  await sql`delete from association_across where exercise_id = ${exercise}`.execute(db)
}

/** Removes competencies from the associations of other courses' exercises, and of those that wait for them. */
export const forget = async ({ db }: Pick<Writer, 'db'>, competencies: readonly number[]): Promise<void> => {
  await sql`delete from association_across where competency_id = any(${[...competencies]}::bigint[])`.execute(db)
}

type Across = Association & { readonly exercise_course: number; readonly competency_course: number }

/** The associations across courses of these records, with where both are now. */
export const acrossOf = async (
  { db }: Pick<Reader, 'db'>,
  kind: Kind,
  ids: readonly number[],
): Promise<readonly Across[]> => {
  const { rows } = await sql<Association>`
    select exercise_id, competency_id from unnest(${[...ids]}::bigint[]) asked (id)
    ${lateralJoin('a', sql`select exercise_id, competency_id from association_across where ${idOf(kind)} = asked.id`)}
    order by competency_id, exercise_id`.execute(db)
  if (rows.length === 0) return []
  const exercises = await placesOf({ db }, 'exercise', new Set(rows.map(({ exercise_id }) => exercise_id)))
  const competencies = await placesOf({ db }, 'competency', new Set(rows.map(({ competency_id }) => competency_id)))
  return rows.flatMap(row => {
    const exercise_course = exercises.get(row.exercise_id)
    const competency_course = competencies.get(row.competency_id)
    if (exercise_course === undefined || competency_course === undefined) return []
    return [{ ...row, exercise_course, competency_course }]
  })
}

const idOf = (kind: Kind) => sql.ref(`${kind}_id`)

/** After records have come: what is in one course now is kept with it. Returns the competencies that are associated. */
export const settle = async (
  { db }: Pick<Writer, 'db'>,
  kind: Kind,
  ids: readonly number[],
): Promise<readonly number[]> => {
  const associated = new Set<number>()
  for await (const some of piecesOf(ids)) {
    const across = await acrossOf({ db }, kind, some)
    for (const { competency_id } of across) associated.add(competency_id)
    const within = across.filter(one => one.exercise_course === one.competency_course)
    if (within.length === 0) continue
    await sql`
      delete from association_across gone using ${asRows(within)}
      where gone.competency_id = given.competency_id and gone.exercise_id = given.exercise_id`.execute(db)
    for (const [courseId, all] of Map.groupBy(within, one => one.exercise_course))
      await keepWithin({ db }, courseId, all)
  }
  return [...associated]
}

/** Before records leave a course: what associated them within it is kept apart. */
export const uproot = async (
  { db }: Pick<Writer, 'db'>,
  kind: Kind,
  ids: readonly number[],
  from: number,
): Promise<void> => {
  const { rows } = await sql<Association>`
    delete from exercise_competency where course_id = ${from} and ${idOf(kind)} = any(${[...ids]}::bigint[])
    returning exercise_id, competency_id`.execute(db)
  await keepAcross({ db }, rows)
}

const keepWithin = async (
  { db }: Pick<Writer, 'db'>,
  courseId: number,
  associations: readonly Association[],
): Promise<void> => {
  if (associations.length === 0) return
  await sql`
    insert into exercise_competency (course_id, competency_id, exercise_id)
    select course.course_id, given.competency_id, given.exercise_id from course, ${asRows(associations)}
    where course.course_id = ${courseId} on conflict do nothing`.execute(db)
}

const keepAcross = async ({ db }: Pick<Writer, 'db'>, associations: readonly Association[]): Promise<void> => {
  if (associations.length === 0) return
  await sql`
    insert into association_across (exercise_id, competency_id)
    select exercise_id, competency_id from ${asRows(associations)} on conflict do nothing`.execute(db)
}

const asRows = (associations: readonly Association[]): RawBuilder<unknown> =>
  sql`unnest(${associations.map(one => one.exercise_id)}::bigint[], ${associations.map(one => one.competency_id)}::bigint[])
    given (exercise_id, competency_id)`
