import { Type } from 'typebox'
import { orNull, uuid } from '../../schema-parts.ts'
import { sentStates } from '../../states/application-states.ts'
import { meanNames } from '../seen-ratings.ts'
import { fewestRatings, hindrances } from './overlap.ts'

const Mean = Type.Enum([...meanNames], { title: 'MeanOfRatings' })

export const CalibrationQuery = Type.Object(
  {
    mean: Type.Optional(
      Type.Enum([...meanNames], {
        description: 'Of the overall ratings, or of the marks by weighted criterion; the latter where criteria count.',
      }),
    ),
  },
  { additionalProperties: false },
)

const CalibratedReader = Type.Object(
  {
    readerId: uuid,
    name: Type.String({ description: 'Empty once the person’s data is deleted.' }),
    count: Type.Integer({ description: 'How many ratings of theirs are counted.' }),
    part: Type.Integer({ description: 'Readers with the same number are linked by applications that they share.' }),
    severity: orNull(
      Type.Number({
        description: 'How far their ratings lie below those of all readers on average; negative if they are lenient.',
      }),
    ),
  },
  { title: 'CalibratedReader' },
)

const CalibratedApplication = Type.Object(
  {
    applicationId: uuid,
    firstName: Type.String(),
    lastName: Type.String(),
    state: Type.Enum([...sentStates]),
    mean: orNull(Type.Number()),
    adjusted: orNull(Type.Number({ description: 'The mean as if all readers were equally severe.' })),
    spread: Type.Number({ description: 'The highest rating less the lowest.' }),
    isDisputed: Type.Boolean({ description: 'Whether the spread is at least half of the scale.' }),
    ratings: Type.Array(Type.Object({ readerId: uuid, value: Type.Number() }, { title: 'CalibratedRating' })),
  },
  { title: 'CalibratedApplication' },
)

export const Calibration = Type.Object(
  {
    jobTitle: Type.String(),
    mean: Mean,
    hasWeights: Type.Boolean({ description: 'Whether criteria of the job count, so that both means are there.' }),
    hindrances: Type.Array(Type.Enum([...hindrances]), {
      description: `Why readers are not compared. Each needs ${fewestRatings} ratings, and shared applications must link all of them.`,
    }),
    fewestRatings: Type.Integer(),
    unseenCount: Type.Integer({ description: 'Applications left out, because you have not rated them yet.' }),
    readers: Type.Array(CalibratedReader, { description: 'The most severe first.' }),
    applications: Type.Array(CalibratedApplication, { description: 'Those with the largest spread first.' }),
  },
  { title: 'Calibration' },
)
