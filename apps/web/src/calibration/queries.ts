import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { api, dataOf } from '../api/client.ts'
import type { Reply } from '../api/reply.ts'

export type Calibration = Reply<'/api/evaluation/jobs/{jobId}/calibration', 'get'>
export type Reader = Calibration['readers'][number]
export type Application = Calibration['applications'][number]
export type Mean = Calibration['mean']

export const means = ['weightedAverage', 'average'] as const satisfies readonly Mean[]

/** By the mean that the service chooses unless one is given. */
export const calibrationQuery = (jobId: string, mean?: Mean) =>
  queryOptions({
    queryKey: ['evaluation', 'calibration', jobId, mean],
    queryFn: ({ signal }) =>
      dataOf(
        api.GET('/api/evaluation/jobs/{jobId}/calibration', {
          params: { path: { jobId }, query: mean === undefined ? {} : { mean } },
          signal,
        }),
      ),
    placeholderData: keepPreviousData,
  })
