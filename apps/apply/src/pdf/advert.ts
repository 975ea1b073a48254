import type { QueryExecutorProvider } from 'kysely'
import type { JobContent } from '../jobs/content.ts'
import { problem } from '../problems.ts'
import { findNamed, type Label } from './advert.store.ts'

/** A position as it is printed, with names and labels from the database. */
export type Advert = JobContent & {
  readonly labels: {
    readonly subjectArea: Label
    readonly location: Label
    readonly fundingType: Label
    readonly salaryGrade: Label
  }
  readonly supervisor: string
  readonly group: {
    readonly name: string
    readonly department: string
    readonly email: string
    readonly website: string
    readonly address: readonly string[]
  }
}

export const advertOf = async (
  db: QueryExecutorProvider,
  researchGroupId: string,
  content: JobContent,
): Promise<Advert> => {
  const named = await findNamed(db, researchGroupId, content)
  if (named === undefined) throw problem('NOT_FOUND')
  const { name, department, email, website, street, place } = named
  return {
    ...content,
    labels: {
      subjectArea: named.subject_area,
      location: named.location,
      fundingType: named.funding_type,
      salaryGrade: named.salary_grade,
    },
    supervisor: named.supervisor,
    group: { name, department, email, website, address: [street, place] },
  }
}
