import { queryOptions } from '@tanstack/react-query'
import { api, dataOf } from '../api/client.ts'

export const recusalsQuery = (jobId: string) =>
  queryOptions({
    queryKey: ['recusals', jobId],
    queryFn: ({ signal }) => dataOf(api.GET('/api/jobs/{jobId}/recusals', { params: { path: { jobId } }, signal })),
  })

type Declared = { readonly applicationId: string; readonly userId?: string; readonly reason: string }

export const declareConflict = ({ applicationId, ...body }: Declared) =>
  dataOf(
    api.POST('/api/evaluation/applications/{applicationId}/recusals', { params: { path: { applicationId } }, body }),
  )

export const liftRecusal = (recusalId: string) =>
  dataOf(api.DELETE('/api/recusals/{recusalId}', { params: { path: { recusalId } } }))
