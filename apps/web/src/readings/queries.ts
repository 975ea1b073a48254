import { queryOptions } from '@tanstack/react-query'
import { api, dataOf } from '../api/client.ts'

export const readingsQuery = (jobId: string) =>
  queryOptions({
    queryKey: ['readings', jobId],
    queryFn: ({ signal }) => dataOf(api.GET('/api/jobs/{jobId}/readings', { params: { path: { jobId } }, signal })),
  })

type Deal = { readonly userIds: string[]; readonly perApplication: number }

export const dealReadings = (jobId: string, body: Deal) =>
  dataOf(api.POST('/api/jobs/{jobId}/readings', { params: { path: { jobId } }, body }))

export const putReaders = (applicationId: string, userIds: string[]) =>
  dataOf(
    api.PUT('/api/evaluation/applications/{applicationId}/readers', {
      params: { path: { applicationId } },
      body: { userIds },
    }),
  )
