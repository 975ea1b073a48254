import { sql } from 'kysely'
import { lateralJoin } from './lateral-join.ts'
import { placesOf } from './places.ts'
import type { Reader, Writer } from './reader.ts'

/** Like an association, a link is kept with its course if both competencies are in the same one. */
type Link = { readonly source_id: number; readonly target_id: number }

export const areLinked = async (reader: Pick<Reader, 'db'>, source: number, target: number): Promise<boolean> => {
  const courseId = await commonCourse(reader, source, target)
  const ends = sql`source_id = ${source} and target_id = ${target}`
  const { rows } =
    courseId === undefined
      ? await sql`select from link_across where ${ends}`.execute(reader.db)
      : await sql`select from competency_link where course_id = ${courseId} and ${ends}`.execute(reader.db)
  return rows.length > 0
}

export const link = async (writer: Pick<Writer, 'db'>, source: number, target: number): Promise<void> => {
  const courseId = await commonCourse(writer, source, target)
  const one = { source_id: source, target_id: target }
  await (courseId === undefined ? keepAcross(writer, [one]) : keepWithin(writer, courseId, [one]))
}

const commonCourse = async (
  reader: Pick<Reader, 'db'>,
  source: number,
  target: number,
): Promise<number | undefined> => {
  const places = await placesOf(reader, 'competency', [source, target])
  return places.get(source) === places.get(target) ? places.get(source) : undefined
}

/** The links from these competencies into other courses. */
export const linksAcross = async ({ db }: Pick<Reader, 'db'>, sources: readonly number[]): Promise<readonly Link[]> => {
  const { rows } = await sql<Link>`
    select source_id, target_id from link_across where source_id = any(${[...sources]}::bigint[])`.execute(db)
  return rows
}

/** After competencies have moved to a course: the links that are within it now are kept with it. */
export const settleLinks = async (
  { db }: Pick<Writer, 'db'>,
  competencies: readonly number[],
  courseId: number,
): Promise<void> => {
  const end = (column: 'source_id' | 'target_id') => sql`
    select source_id, target_id from unnest(${[...competencies]}::bigint[]) asked (id)
    ${lateralJoin('l', sql`select source_id, target_id from link_across where ${sql.ref(column)} = asked.id`)}`
  const { rows } = await sql<Link>`
    select distinct source_id, target_id from (${end('source_id')} union all ${end('target_id')}) moved
    ${lateralJoin('s', sql`select from competency_place where id = source_id and course_id = ${courseId}`)}
    ${lateralJoin('t', sql`select from competency_place where id = target_id and course_id = ${courseId}`)}`.execute(db)
  if (rows.length === 0) return
  await sql`
    delete from link_across gone using ${asRows(rows)}
    where gone.source_id = given.source_id and gone.target_id = given.target_id`.execute(db)
  await keepWithin({ db }, courseId, rows)
}

/** Before competencies leave a course. */
export const uprootLinks = async (
  { db }: Pick<Writer, 'db'>,
  competencies: readonly number[],
  from: number,
): Promise<void> => {
  const ids = sql`any(${[...competencies]}::bigint[])`
  const { rows } = await sql<Link>`
    delete from competency_link where course_id = ${from} and (source_id = ${ids} or target_id = ${ids})
    returning source_id, target_id`.execute(db)
  await keepAcross({ db }, rows)
}

const keepWithin = async ({ db }: Pick<Writer, 'db'>, courseId: number, links: readonly Link[]): Promise<void> => {
  await sql`
    insert into competency_link (course_id, source_id, target_id)
    select course.course_id, given.source_id, given.target_id from course, ${asRows(links)}
    where course.course_id = ${courseId}`.execute(db)
}

const keepAcross = async ({ db }: Pick<Writer, 'db'>, links: readonly Link[]): Promise<void> => {
  if (links.length === 0) return
  await sql`insert into link_across (source_id, target_id) select * from ${asRows(links)}`.execute(db)
}

const asRows = (links: readonly Link[]) =>
  sql`unnest(${links.map(one => one.source_id)}::bigint[], ${links.map(one => one.target_id)}::bigint[])
    given (source_id, target_id)`
