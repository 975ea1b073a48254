import { sql } from 'kysely'
import { lateralJoin } from './lateral-join.ts'
import { type Kind, placesOf } from './places.ts'
import type { Reader, Writer } from './reader.ts'

export type RelationVerdict = {
  readonly earlier_id: number
  readonly later_id: number
  readonly relation_type: 'REQUIRES' | 'EXTENDS' | 'MATCHES'
  readonly accepted: boolean
}
export type LinkVerdict = { readonly exercise_id: number; readonly competency_id: number; readonly accepted: boolean }
export type TextVerdict = { readonly hash: string; readonly competency_id: number; readonly accepted: boolean }

type From = Pick<Reader, 'db'>
type Into = Pick<Writer, 'db'>

export const relationVerdicts = async ({ db }: From, courseId: number): Promise<RelationVerdict[]> => {
  const { rows } = await sql<RelationVerdict>`
    select earlier_id, later_id, relation_type, accepted from relation_feedback where course_id = ${courseId}
    order by earlier_id, later_id, relation_type`.execute(db)
  return rows
}

export const linkVerdicts = async ({ db }: From, courseId: number): Promise<LinkVerdict[]> => {
  const { rows } = await sql<LinkVerdict>`
    select exercise_id, competency_id, accepted from exercise_feedback where course_id = ${courseId}
    order by exercise_id, competency_id`.execute(db)
  return rows
}

/** Verdicts on texts; a verdict on a link counts for the text of the exercise, unless the text has its own. */
export const textVerdicts = async ({ db }: From, courseId: number): Promise<TextVerdict[]> => {
  const { rows } = await sql<TextVerdict>`
    select encode(text_hash, 'hex') as hash, competency_id, accepted, false as is_own
    from (select * from exercise_feedback where course_id = ${courseId} offset 0) said
    ${lateralJoin(
      'of_exercise',
      sql`select text_hash from exercise where id = exercise_id and course_id = ${courseId} and text_hash <> ''`,
    )}
    union all
    select encode(text_hash, 'hex'), competency_id, accepted, true from suggestion_feedback where course_id = ${courseId}
    order by is_own, hash, competency_id`.execute(db)
  return rows
}

export const suggestionVerdicts = async ({ db }: From, courseId: number): Promise<TextVerdict[]> => {
  const { rows } = await sql<TextVerdict>`
    select encode(text_hash, 'hex') as hash, competency_id, accepted from suggestion_feedback
    where course_id = ${courseId} order by hash, competency_id`.execute(db)
  return rows
}

type Claim = { readonly course_id: number; readonly earlier_id: number; readonly later_id: number }

/** Forgets what was said of this claim: of one order, or that the two match. */
export const forgetRelation = async ({ db }: Into, claim: Claim, isMatch: boolean): Promise<void> => {
  await sql`
    delete from relation_feedback where course_id = ${claim.course_id} and earlier_id = ${claim.earlier_id}
      and later_id = ${claim.later_id} and (relation_type = 'MATCHES') = ${isMatch}`.execute(db)
}

/** Of a pair at most one relation is accepted. */
export const forgetAccepted = async ({ db }: Into, { course_id, earlier_id, later_id }: Claim): Promise<void> => {
  await sql`
    delete from relation_feedback where course_id = ${course_id} and accepted
      and ((earlier_id, later_id) = (${earlier_id}::bigint, ${later_id}::bigint)
        or (earlier_id, later_id) = (${later_id}::bigint, ${earlier_id}::bigint))`.execute(db)
}

export const keepRelation = async (
  { db }: Into,
  { course_id, earlier_id, later_id, relation_type, accepted }: Claim & RelationVerdict,
): Promise<void> => {
  await sql`
    insert into relation_feedback (course_id, earlier_id, later_id, relation_type, accepted)
    values (${course_id}, ${earlier_id}, ${later_id}, ${relation_type}, ${accepted})`.execute(db)
}

/** Keeps a verdict on a link, or forgets it if there is none any more. */
export const keepLink = async (
  { db }: Into,
  courseId: number,
  { exercise_id, competency_id }: Omit<LinkVerdict, 'accepted'>,
  accepted: boolean | undefined,
): Promise<void> => {
  await sql`
    delete from exercise_feedback where course_id = ${courseId} and exercise_id = ${exercise_id}
      and competency_id = ${competency_id}`.execute(db)
  if (accepted === undefined) return
  await sql`
    insert into exercise_feedback (course_id, exercise_id, competency_id, accepted)
    values (${courseId}, ${exercise_id}, ${competency_id}, ${accepted})`.execute(db)
}

/** Keeps a verdict on a suggestion, or forgets it if there is none any more. */
export const keepSuggestion = async (
  { db }: Into,
  courseId: number,
  { hash, competency_id }: Omit<TextVerdict, 'accepted'>,
  accepted: boolean | undefined,
): Promise<void> => {
  await sql`
    delete from suggestion_feedback where course_id = ${courseId} and text_hash = decode(${hash}, 'hex')
      and competency_id = ${competency_id}`.execute(db)
  if (accepted === undefined) return
  await sql`
    insert into suggestion_feedback (course_id, text_hash, competency_id, accepted)
    values (${courseId}, decode(${hash}, 'hex'), ${competency_id}, ${accepted})`.execute(db)
}

export const missingFromCourse = async (
  reader: From,
  kind: Kind,
  ids: readonly number[],
  courseId: number,
): Promise<readonly number[]> => {
  const places = await placesOf(reader, kind, ids)
  return [...new Set(ids)].filter(id => places.get(id) !== courseId).toSorted((a, b) => a - b)
}
