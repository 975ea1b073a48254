import { type QueryExecutorProvider, type RawBuilder, sql } from 'kysely'
import type { JobContent } from '../jobs/content.ts'
import { fullName } from '../people/full-name.ts'

export type Label = { readonly en: string; readonly de: string } | null

/** The names of everything that a job refers to by code and id. */
export type Named = {
  readonly subject_area: Label
  readonly location: Label
  readonly funding_type: Label
  readonly salary_grade: Label
  readonly supervisor: string
  readonly name: string
  readonly department: string
  readonly email: string
  readonly website: string
  readonly street: string
  readonly place: string
}

const label = (catalogue: string, code: string | null): RawBuilder<unknown> =>
  sql`(select jsonb_build_object('en', en, 'de', de) from ${sql.table(catalogue)} where code = ${code})
    as ${sql.id(catalogue)}`

/** All in one statement. The professor is included only as one of the same group. */
export const findNamed = async (
  db: QueryExecutorProvider,
  researchGroupId: string,
  content: JobContent,
): Promise<Named | undefined> => {
  const { rows } = await sql<Named>`
    select ${sql.join([
      label('subject_area', content.subjectArea),
      label('location', content.location),
      label('funding_type', content.fundingType),
      label('salary_grade', content.salaryGrade),
    ])},
      coalesce(${fullName('p')}, '') as supervisor,
      g.name, coalesce(d.name, '') as department, g.email, g.website, g.street,
      trim(g.postal_code || ' ' || g.city) as place
    from research_group g left join department d using (department_id)
      left join role r on r.research_group_id = g.research_group_id and r.role = 'PROFESSOR'
        and r.user_id = ${content.supervisingProfessorId}
      left join person p on p.user_id = r.user_id
    where g.research_group_id = ${researchGroupId}`.execute(db)
  return rows[0]
}
