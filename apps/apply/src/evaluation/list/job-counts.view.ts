import { Type } from 'typebox'
import { jobStates } from '../../jobs/job.ts'
import { uuid } from '../../schema-parts.ts'
import { sentStates } from '../../states/application-states.ts'

const Count = Type.Integer({ minimum: 0 })
const counts = Object.fromEntries(sentStates.map(state => [state, Count]))

export const JobsWithCounts = Type.Array(
  Type.Object(
    {
      jobId: uuid,
      title: Type.String(),
      state: Type.Enum([...jobStates]),
      count: Type.Integer({ description: 'Applications that were sent.' }),
      counts: Type.Object(counts, {
        title: 'ApplicationCounts',
        description: 'How many of them there are in each state; nobody has opened those that are SENT.',
      }),
    },
    { title: 'JobName' },
  ),
)
