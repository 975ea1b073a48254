import { sql } from 'kysely'

/**
 * The marks of the rating `r` by the criteria of the job `j` as `m`, each with the weight that its criterion has now.
 * Criteria that are not marked, or no longer the job's, are left out.
 */
export const weighedMarks = sql`lateral (
  select (c.value->>'weight')::numeric as weight, (r.criteria->>(c.value->>'name'))::numeric as mark
  from jsonb_array_elements(j.criteria) c where r.criteria ? (c.value->>'name')) m`

/** Each mark counts as much as its criterion weighs. Null if nothing that counts is marked. */
export const weightedMean = sql`round(sum(m.weight * m.mark) / nullif(sum(m.weight), 0), 2)`
