import { type Static, Type } from 'typebox'
import { Version } from '../../front-door/versions.ts'
import { instant, orNull, uuid } from '../../schema-parts.ts'
import { byCriterion, highest, lowest, type Rating, type Summary } from './rating.ts'

const Average = orNull(Type.Number())
const Weighted = orNull(
  Type.Number({
    description:
      'Of the marks by criterion, each counted as much as its criterion weighs now; null if nothing that counts is marked.',
  }),
)

const Mark = Type.Integer({ minimum: lowest, maximum: highest })

export const NewRating = Type.Object(
  {
    overall: Mark,
    criteria: Type.Optional(
      Type.Record(Type.String({ maxLength: 100 }), Mark, {
        maxProperties: 8,
        description: 'By the names of the job’s criteria; those left out are not rated.',
      }),
    ),
    note: Type.Optional(Type.String({ maxLength: 5_000 })),
    version: Version,
  },
  {
    title: 'NewRating',
    additionalProperties: false,
    examples: [{ overall: 2, criteria: { Research: 1 }, note: 'Two strong papers.' }],
  },
)

export const RatingView = Type.Object(
  {
    raterId: uuid,
    raterName: Type.String(),
    overall: Mark,
    criteria: Type.Record(Type.String(), Mark),
    weightedAverage: Weighted,
    note: Type.String(),
    version: Type.Integer(),
    updatedAt: instant,
  },
  { title: 'Rating' },
)

export const RatingSummary = Type.Object(
  {
    count: orNull(Type.Integer()),
    average: Average,
    weightedAverage: Weighted,
    criteria: Type.Array(Type.Object({ name: Type.String(), average: Average }, { title: 'CriterionAverage' })),
    mine: orNull(Type.Integer()),
    othersHidden: Type.Boolean({ description: 'Ratings of others are shown once yours is in.' }),
  },
  { title: 'RatingSummary' },
)

export const Ratings = Type.Object(
  { mine: orNull(RatingView), others: Type.Array(RatingView), summary: RatingSummary },
  { title: 'Ratings' },
)

export const ratingView = (rating: Rating): Static<typeof RatingView> => ({
  ...rating,
  criteria: { ...rating.criteria },
  updatedAt: rating.updatedAt.toISOString(),
})

/** While ratings by others are hidden, so is their number. */
export const summaryView = (
  ratings: readonly Rating[],
  userId: string,
  summary: Summary,
): Static<typeof RatingSummary> => ({
  ...summary,
  criteria: summary.othersHidden ? [] : byCriterion(ratings),
  mine: ratings.find(({ raterId }) => raterId === userId)?.overall ?? null,
})
