import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { api, dataOf } from '../../api/client.ts'
import { isProblem } from '../../api/problem.ts'
import { useAction } from '../../api/use-action.ts'
import { openJobQuery } from '../../jobs/queries.ts'
import { applicationQuery, type Mine } from '../queries.ts'

/** Sends the application after everything is saved. */
export const useSubmit = (
  { applicationId, job }: Pick<Mine, 'applicationId' | 'job'>,
  flush: () => Promise<boolean>,
) => {
  const client = useQueryClient()
  const navigate = useNavigate()
  const one = applicationQuery(applicationId)
  const submit = useAction({
    isQuiet: true,
    run: async () => {
      // What could not be saved is shown beside the steps.
      if (!(await flush())) return undefined
      const version = client.getQueryData(one.queryKey)?.version
      const path = { applicationId }
      const body = version === undefined ? {} : { version }
      try {
        return await dataOf(api.POST('/api/applications/{applicationId}/submit', { params: { path }, body }))
      } catch (error) {
        // The page then says why: the position takes no applications, or has ended.
        if (isProblem(error, 'STATE_CONFLICT'))
          await Promise.all([client.invalidateQueries(openJobQuery(job.jobId)), client.invalidateQueries(one)])
        throw error
      }
    },
    after: async made => {
      if (made === undefined) return
      await navigate({ to: '/applications/$applicationId', params: { applicationId }, search: { sent: 'now' } })
      client.setQueryData(one.queryKey, made)
      await client.invalidateQueries({ queryKey: ['applications', 'mine'] })
    },
  })
  const { error } = submit
  const refused = isProblem(error, 'VALIDATION_FAILED') ? error.errors : []
  return { submit, refused, problem: refused.length > 0 ? null : error }
}
