import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { Tables } from '../db/schema.ts'
import type { JobFacts } from './facts.ts'

/** Form fields that hold a code, and the catalogue of each. */
export const catalogues = {
  subjectArea: 'subject_area',
  location: 'location',
  fundingType: 'funding_type',
  salaryGrade: 'salary_grade',
} as const

export type Coded = keyof typeof catalogues
type Label = { readonly en: string; readonly de: string } | null

type Around = { readonly group: JobFacts['group'] } & Readonly<Record<Coded, Label>>

const labelOf = (field: Coded, code: string | null | undefined): RawBuilder<unknown> =>
  sql`(select jsonb_build_object('en', en, 'de', de) from ${sql.table(catalogues[field])}
    where code = ${code ?? null}) as ${sql.id(field)}`

/** The group and the labels of the codes, in one statement. */
export const findAround = async (
  db: Kysely<Tables>,
  groupId: string,
  codes: Readonly<Partial<Record<Coded, string | null | undefined>>>,
): Promise<Around | undefined> => {
  const labels = (Object.keys(catalogues) as Coded[]).map(field => labelOf(field, codes[field]))
  const { rows } = await sql<Around>`select
    jsonb_build_object('name', name, 'city', city, 'website', website, 'email', email) as "group", ${sql.join(labels)}
    from research_group where research_group_id = ${groupId}`.execute(db)
  return rows[0]
}
