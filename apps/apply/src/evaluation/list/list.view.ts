import { type Static, Type } from 'typebox'
import { listQuery } from '../../lists/list-query.ts'
import { PageOf } from '../../lists/page-of.ts'
import { instant, orNull, uuid } from '../../schema-parts.ts'
import { sentStates } from '../../states/application-states.ts'
import { Filters } from './filters.ts'
import { foundOrder } from './found.ts'
import type { Line } from './line.ts'
import type { Count, Facets } from './listing.store.ts'

export const EvaluatedLine = Type.Object(
  {
    applicationId: uuid,
    jobId: uuid,
    jobTitle: Type.String(),
    researchGroupId: uuid,
    researchGroupName: Type.String(),
    state: Type.Enum([...sentStates]),
    version: Type.Integer(),
    rank: orNull(Type.Integer({ description: 'In the order of the finalists of the job, from 1 on.' })),
    firstName: Type.String(),
    lastName: Type.String(),
    email: Type.String(),
    germanGrade: orNull(Type.Number({ description: 'The best degree on the German scale.' })),
    submittedAt: instant,
    openedAt: orNull(instant),
    knownFrom: orNull(
      Type.String({
        format: 'date-time',
        description: 'When the applicant learns of the decision, which can be taken back until then.',
      }),
    ),
    myRating: orNull(Type.Integer()),
    averageRating: orNull(Type.Number({ description: 'Null as long as you may not see the ratings of others.' })),
    weightedAverage: orNull(
      Type.Number({ description: 'Of the marks by criterion, each counted as much as its criterion weighs.' }),
    ),
    weights: Type.Array(Type.Object({ name: Type.String(), weight: Type.Number() }, { title: 'CriterionWeight' }), {
      description: 'The criteria of the job.',
    }),
    ratingCount: orNull(Type.Integer()),
    commentCount: Type.Integer(),
    lettersAsked: Type.Integer(),
    lettersReceived: Type.Integer(),
  },
  { title: 'EvaluatedApplication' },
)

const Counts = Type.Array(
  Type.Object({ code: Type.String(), count: Type.Integer(), name: orNull(Type.String()) }, { title: 'NamedCount' }),
)

export const EvaluatedList = Type.Object(
  {
    ...PageOf(EvaluatedLine).properties,
    facets: Type.Object(
      { state: Counts, jobId: Counts, researchGroupId: Counts },
      {
        title: 'EvaluatedApplicationFacets',
        description: 'How many there are of each, under all filters but its own.',
      },
    ),
  },
  { title: 'EvaluatedApplications' },
)

const { sort, ...pages } = listQuery(foundOrder)

/** Which applications, in which order. */
export const Wanted = { ...Filters, sort }
export const EvaluatedQuery = Type.Object({ ...pages, ...Wanted }, { additionalProperties: false })

const iso = (text: string): string => new Date(text).toISOString()

export const lineView = ({ timezone: _, ...line }: Line): Static<typeof EvaluatedLine> => ({
  ...line,
  weights: [...line.weights],
  submittedAt: iso(line.submittedAt),
  openedAt: line.openedAt === null ? null : iso(line.openedAt),
  knownFrom: line.knownFrom === null ? null : iso(line.knownFrom),
})

const copied = (counts: readonly Count[]) => [...counts]

export const facetsView = ({ state, jobId, researchGroupId }: Facets) => ({
  state: copied(state),
  jobId: copied(jobId),
  researchGroupId: copied(researchGroupId),
})
