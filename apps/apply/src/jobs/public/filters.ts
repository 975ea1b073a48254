import { type QueryExecutorProvider, type RawBuilder, sql } from 'kysely'
import { Type } from 'typebox'
import { listed, Repeated } from '../../lists/repeated.ts'
import { problem } from '../../problems.ts'
import { uuid } from '../../schema-parts.ts'
import { type Coded, unknownCodes } from '../known.store.ts'

const code = Type.String({ minLength: 1, maxLength: 50 })

/** The filters of the public list; several values of one filter widen it. */
export const Filters = {
  query: Type.Optional(
    Type.String({ maxLength: 200, description: 'Words to find in either language; the last one may be incomplete.' }),
  ),
  subjectArea: Repeated(code, 'Codes of the catalogue subjectAreas.'),
  location: Repeated(code, 'Codes of the catalogue locations.'),
  fundingType: Repeated(code, 'Codes of the catalogue fundingTypes.'),
  researchGroupId: Repeated(uuid),
  professorId: Repeated(uuid),
  startFrom: Type.Optional(
    Type.String({
      format: 'date',
      pattern: '^(19|2\\d)\\d\\d-',
      description: 'Begins on this day or later, or by arrangement.',
    }),
  ),
}

type Several = string | readonly string[]
export type Filtered = {
  readonly query?: string
  readonly subjectArea?: Several
  readonly location?: Several
  readonly fundingType?: Several
  readonly researchGroupId?: Several
  readonly professorId?: Several
  readonly startFrom?: string
}

/** The filters that are also counted, and the columns they read. */
export const facets = {
  subjectArea: 'subject_area',
  location: 'location',
  fundingType: 'funding_type',
  researchGroupId: 'research_group_id',
  professorId: 'supervising_professor_id',
} as const

export type Facet = keyof typeof facets
export const facetNames = Object.keys(facets) as readonly Facet[]

/** Whether the job `j` passes one filter: never null. */
export const passes = (facet: Facet, asked: Filtered): RawBuilder<boolean> => {
  const values = listed(asked[facet])
  return values.length === 0 ? sql`true` : sql`coalesce(${sql.ref(`j.${facets[facet]}`)} = any(${values}), false)`
}

export const beginsFrom = ({ startFrom }: Filtered): RawBuilder<boolean> =>
  startFrom === undefined
    ? sql`true`
    : sql`(j.start_date_by_arrangement or coalesce(j.start_date >= ${startFrom}::date, false))`

const coded: readonly (Coded & Facet)[] = ['subjectArea', 'location', 'fundingType']

/** An unknown code is the caller's mistake, not an empty list. */
export const checkCodes = async (db: QueryExecutorProvider, asked: Filtered): Promise<void> => {
  const named = coded.flatMap(field => listed(asked[field]).map(value => ({ field, code: value })))
  const unknown = await unknownCodes(db, named)
  if (unknown.length === 0) return
  throw problem('VALIDATION_FAILED', {
    errors: unknown.map(({ field, code: value }) => ({
      pointer: `/query/${field}`,
      message: `${field} must be a code of its catalogue; “${value}” is none.`,
      code: 'UNKNOWN_CODE',
    })),
  })
}
