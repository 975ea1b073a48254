import { type Static, Type } from 'typebox'
import type { Context } from '../../context.ts'
import { type ListQuery, listQuery } from '../../lists/list-query.ts'
import { PageOf } from '../../lists/page-of.ts'
import { instant, orNull, uuid } from '../../schema-parts.ts'
import { checkCodes, type Filtered, Filters } from './filters.ts'
import { fewToCount, type KeptCounts, keptSeconds } from './kept-counts.ts'
import { type Count, type Line, openOrder, readListing } from './list.store.ts'

const text = Type.String()
const day = Type.String({ format: 'date' })

export const OpenJob = Type.Object(
  {
    jobId: uuid,
    researchGroupId: uuid,
    researchGroupName: text,
    title: text,
    subjectArea: text,
    researchArea: text,
    location: text,
    supervisingProfessorId: orNull(uuid),
    supervisingProfessorName: orNull(text),
    startDate: orNull(day),
    startDateByArrangement: Type.Boolean(),
    applicationDeadline: orNull(day),
    closesAt: orNull(instant),
    workloadPercent: orNull(Type.Integer()),
    contractMonths: orNull(Type.Integer()),
    fundingType: orNull(text),
    salaryGrade: orNull(text),
    imageId: orNull(uuid),
    suitableForDisabled: Type.Boolean(),
    excerptEn: text,
    excerptDe: text,
    publishedAt: instant,
  },
  { title: 'OpenJob' },
)

const Counts = Type.Array(
  Type.Object({ code: text, count: Type.Integer(), name: Type.Optional(orNull(text)) }, { title: 'FacetCount' }),
)

export const OpenJobs = Type.Object(
  {
    ...PageOf(OpenJob).properties,
    facets: Type.Object(
      { subjectArea: Counts, location: Counts, fundingType: Counts, researchGroupId: Counts, professorId: Counts },
      {
        title: 'OpenJobFacets',
        description:
          'How many there are of each, under all filters but its own. ' +
          `Where more than ${fewToCount} jobs are to be counted, these and the total may be ${keptSeconds} seconds old.`,
      },
    ),
  },
  { title: 'OpenJobs' },
)

const { sortable, sortedBy, searchedBy } = openOrder
export const OpenJobsQuery = Type.Object(
  { ...listQuery({ sortable, sortedBy: `${searchedBy} with words, else ${sortedBy}` }), ...Filters },
  { additionalProperties: false },
)

const isoOf = (of: string): string => new Date(of).toISOString()

const lineView = ({ closesAt, publishedAt, ...line }: Line) => ({
  ...line,
  closesAt: closesAt === null ? null : isoOf(closesAt),
  publishedAt: isoOf(publishedAt),
})

const counts = (of: readonly Count[]) => [...of]

/** The jobs that take applications now. */
export const listOpenJobs = async (
  { database: { query: db } }: Context,
  keptCounts: KeptCounts,
  asked: Filtered & ListQuery,
): Promise<Static<typeof OpenJobs>> => {
  await checkCodes(db, asked)
  const { limit: _, cursor: __, sort: ___, ...filters } = asked
  const listing = await keptCounts(JSON.stringify(filters), known => readListing(db, asked, known))
  const { total, subjectArea, location, fundingType, researchGroupId, professorId } = listing.counts
  return {
    items: listing.items.map(lineView),
    nextCursor: listing.nextCursor,
    total,
    facets: {
      subjectArea: counts(subjectArea),
      location: counts(location),
      fundingType: counts(fundingType),
      researchGroupId: counts(researchGroupId),
      professorId: counts(professorId),
    },
  }
}
