import { type QueryExecutorProvider, type RawBuilder, sql } from 'kysely'
import type { JobContent } from './content.ts'

const catalogues = {
  subjectArea: 'subject_area',
  location: 'location',
  fundingType: 'funding_type',
  salaryGrade: 'salary_grade',
} as const

export type Coded = keyof typeof catalogues

export const codedFields = Object.keys(catalogues) as readonly Coded[]

/** The codes that no entry of the field's catalogue has. */
export const unknownCodes = async (
  db: QueryExecutorProvider,
  asked: readonly { readonly field: Coded; readonly code: string }[],
): Promise<readonly { readonly field: Coded; readonly code: string }[]> => {
  if (asked.length === 0) return []
  const known = asked.map(
    ({ field, code }): RawBuilder<unknown> =>
      sql`exists (select from ${sql.table(catalogues[field])} where code = ${code})`,
  )
  const { rows } = await sql<{ known: readonly boolean[] }>`select array[${sql.join(known)}] as known`.execute(db)
  return asked.filter((_, index) => rows[0]?.known[index] === false)
}

/** The fields whose codes are in no catalogue. */
export const unknownFields = async (db: QueryExecutorProvider, content: JobContent): Promise<readonly Coded[]> => {
  const asked = codedFields.flatMap(field => {
    const code = content[field]
    return code === null ? [] : [{ field, code }]
  })
  return (await unknownCodes(db, asked)).map(({ field }) => field)
}

export const isProfessorIn = async (
  db: QueryExecutorProvider,
  userId: string | null,
  researchGroupId: string,
): Promise<boolean> => {
  if (userId === null) return false
  const { rows } = await sql`select from role where user_id = ${userId} and research_group_id = ${researchGroupId}
    and role = 'PROFESSOR'`.execute(db)
  return rows.length > 0
}
