import { Button } from '@mantine/core'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { getRouteApi, Navigate } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { api, dataOf } from '../api/client.ts'
import { isProblem } from '../api/problem.ts'
import { PageMessage } from '../app/page-message.tsx'
import { PageSkeleton } from '../parts/page-skeleton.tsx'
import { useExplain } from '../problems/explain.ts'

const route = getRouteApi('/signed-in-only/positions/$jobId/apply')

/** Begins an application, or continues the draft, and opens it. */
export const StartPage = () => {
  const { t } = useTranslation('applications')
  const explain = useExplain()
  const client = useQueryClient()
  const { jobId } = route.useParams()
  // Starting is idempotent, so a query may do it.
  const { data, error } = useQuery({
    queryKey: ['applications', 'start', jobId],
    queryFn: async () => {
      const begun = await dataOf(api.POST('/api/jobs/{jobId}/applications', { params: { path: { jobId } } }))
      // The advert now offers to continue.
      await client.invalidateQueries({ queryKey: ['applications', 'mine'] })
      return begun
    },
    staleTime: 0,
    gcTime: 0,
  })
  if (data) {
    const params = { applicationId: data.applicationId }
    return <Navigate to="/applications/$applicationId" params={params} replace />
  }
  if (error === null) return <PageSkeleton />
  const { title, way, code } = explain(error)
  const isClosed = isProblem(error, 'STATE_CONFLICT')
  return (
    <PageMessage title={isClosed ? t('start.closed') : title} text={isClosed ? t('start.closedText') : way} code={code}>
      <Button component="a" href="/positions">
        {t('start.positions')}
      </Button>
    </PageMessage>
  )
}
