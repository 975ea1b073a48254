import { useInfiniteQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { AuditTable } from '../audit/audit-table.tsx'
import { PageHead } from '../parts/page-head.tsx'
import { groupAuditQuery } from './queries.ts'

const route = getRouteApi('/members-only/groups/$groupId/history')

export const HistoryPage = () => {
  const { t } = useTranslation('groups')
  const { groupId } = route.useParams()
  return (
    <>
      <PageHead title={t('history.title')} lead={t('history.lead')} />
      <AuditTable events={useInfiniteQuery(groupAuditQuery(groupId))} />
    </>
  )
}
