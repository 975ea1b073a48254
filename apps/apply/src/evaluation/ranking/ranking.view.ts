import { Type } from 'typebox'
import { Version } from '../../front-door/versions.ts'
import { orNull, uuid } from '../../schema-parts.ts'
import { sentStates } from '../../states/application-states.ts'

const Mean = orNull(Type.Number({ description: 'Null as long as you may not see the ratings of others.' }))

const FinalistView = Type.Object(
  {
    applicationId: uuid,
    firstName: Type.String(),
    lastName: Type.String(),
    state: Type.Enum([...sentStates]),
    rank: orNull(Type.Integer({ description: 'From 1 on; null if it has no place in the order.' })),
    average: Mean,
    weightedAverage: Mean,
    adjusted: orNull(
      Type.Number({ description: 'The mean as if all readers were equally severe, where they can be compared.' }),
    ),
    criteria: Type.Array(Type.Object({ name: Type.String(), average: Mean }, { title: 'CriterionOfFinalist' })),
  },
  { title: 'Finalist' },
)

export const RankingView = Type.Object(
  {
    jobTitle: Type.String(),
    version: Type.Integer(),
    mayOrder: Type.Boolean(),
    finalists: Type.Array(FinalistView, { description: 'Those in the order first, and then the others.' }),
  },
  { title: 'Ranking' },
)

export const NewRanking = Type.Object(
  {
    applicationIds: Type.Array(uuid, {
      maxItems: 500,
      description: 'Finalists, the best first; those left out have no place in the order.',
    }),
    version: Version,
  },
  {
    title: 'NewRanking',
    additionalProperties: false,
    examples: [{ applicationIds: ['2f6b0b1e-8a55-4f3c-9d2e-1c8f4f1f0a11'], version: 1 }],
  },
)
