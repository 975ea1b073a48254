import { sql } from 'kysely'
import { lateralJoin } from './lateral-join.ts'
import type { Reader, Writer } from './reader.ts'

/** The competencies that these exercises are associated with, whether or not they exist. */
export const associatedWith = async ({ db }: Pick<Reader, 'db'>, exercises: readonly number[]): Promise<number[]> => {
  const { rows } = await sql<{ competency_id: number }>`
    select distinct competency_id from exercise_competency
    where exercise_id = any(${[...exercises]}::bigint[])`.execute(db)
  return rows.map(({ competency_id }) => competency_id)
}

/** The subset of these competencies that an exercise is associated with. */
export const trainedAmong = async ({ db }: Pick<Reader, 'db'>, competencies: readonly number[]): Promise<number[]> => {
  const { rows } = await sql<{ competency_id: number }>`
    select distinct asked.id as competency_id from unnest(${[...competencies]}::bigint[]) asked (id)
    ${lateralJoin('ec', sql`select from exercise_competency where competency_id = asked.id`)}`.execute(db)
  return rows.map(({ competency_id }) => competency_id)
}

export const associate = async (
  { db }: Pick<Writer, 'db'>,
  exercise: number,
  competencies: readonly number[],
): Promise<void> => {
  await sql`
    insert into exercise_competency (exercise_id, competency_id)
    select ${exercise}::bigint, unnest(${[...competencies]}::bigint[]) on conflict do nothing`.execute(db)
}

export const dissociate = async ({ db }: Pick<Writer, 'db'>, exercise: number): Promise<void> => {
  await sql`delete from exercise_competency where exercise_id = ${exercise}`.execute(db)
}

/** Removes competencies from every exercise's associations. */
export const forget = async ({ db }: Pick<Writer, 'db'>, competencies: readonly number[]): Promise<void> => {
  await sql`delete from exercise_competency where competency_id = any(${[...competencies]}::bigint[])`.execute(db)
}
