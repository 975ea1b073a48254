import { useInfiniteQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { Trail } from '../audit/trail.tsx'
import { PageHead } from '../parts/page-head.tsx'
import { groupAuditQuery } from './queries.ts'

const route = getRouteApi('/members-only/groups/$groupId/history')

export const HistoryPage = () => {
  const { t } = useTranslation('groups')
  const { groupId } = route.useParams()
  const search = route.useSearch()
  const navigate = route.useNavigate()
  return (
    <>
      <PageHead title={t('history.title')} lead={t('history.lead')} />
      <Trail
        events={useInfiniteQuery(groupAuditQuery(groupId, search))}
        search={search}
        onSearch={wanted => void navigate({ search: wanted, replace: true })}
      />
    </>
  )
}
