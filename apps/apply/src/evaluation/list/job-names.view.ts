import { Type } from 'typebox'
import { jobStates } from '../../jobs/job.ts'

export const JobNames = Type.Array(
  Type.Object(
    {
      jobId: Type.String({ format: 'uuid' }),
      title: Type.String(),
      state: Type.Enum([...jobStates]),
      count: Type.Integer({ description: 'Applications that were sent.' }),
    },
    { title: 'JobName' },
  ),
)
