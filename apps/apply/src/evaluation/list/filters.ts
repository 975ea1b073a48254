import { type Static, Type } from 'typebox'
import { Repeated } from '../../lists/repeated.ts'
import { uuid } from '../../schema-parts.ts'
import { sentStates } from '../../states/application-states.ts'

/** The filters of the list; several values of one filter widen it. */
export const Filters = {
  researchGroupId: Type.Optional(uuid),
  jobId: Repeated(uuid),
  state: Repeated(Type.Enum([...sentStates], { title: 'SentState' })),
  minRating: Type.Optional(
    Type.Number({ minimum: -2, maximum: 2, description: 'Of the average of the ratings that you may see.' }),
  ),
  minWeightedAverage: Type.Optional(
    Type.Number({
      minimum: -2,
      maximum: 2,
      description: 'Of the weighted mean of the marks by criterion that you may see.',
    }),
  ),
  unratedByMe: Type.Optional(
    Type.Boolean({ description: 'Only those that wait for your rating, or only the others.' }),
  ),
  toReadByMe: Type.Optional(Type.Boolean({ description: 'Only those that you are to read, or only the others.' })),
  text: Type.Optional(
    Type.String({ maxLength: 200, description: 'Words in name, e-mail address or title of the job.' }),
  ),
}

const FilterQuery = Type.Object(Filters)
export type Filtered = Static<typeof FilterQuery>
