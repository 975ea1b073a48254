import type { Kysely } from 'kysely'
import type { Tables } from '../db/schema.ts'
import { problem } from '../problems.ts'
import { type Coded, catalogues, findAround } from './facts.store.ts'
import type { JobFacts } from './facts.ts'
import type { DraftWish } from './form.ts'

/** The form's data with the labels of its codes and the group's description of itself. */
export const gather = async (db: Kysely<Tables>, wish: DraftWish): Promise<JobFacts> => {
  const around = await findAround(db, wish.researchGroupId, wish)
  if (around === undefined) throw problem('NOT_FOUND', { detail: 'There is no such research group.' })
  const unknown = (Object.keys(catalogues) as Coded[]).filter(field => wish[field] && around[field] === null)
  if (unknown.length > 0)
    throw problem('VALIDATION_FAILED', {
      errors: unknown.map(field => ({
        pointer: `/${field}`,
        message: `${field} is in no catalogue.`,
        code: 'unknown',
      })),
    })
  return {
    ...around,
    title: wish.title.trim(),
    researchArea: wish.researchArea?.trim() ?? '',
    startDate: wish.startDate ?? null,
    startDateByArrangement: wish.startDateByArrangement ?? false,
    workloadPercent: wish.workloadPercent ?? null,
    contractMonths: wish.contractMonths ?? null,
    referenceLettersRequired: wish.referenceLettersRequired ?? 0,
    suitableForDisabled: wish.suitableForDisabled ?? false,
    notes: wish.notes?.trim() ?? '',
  }
}
