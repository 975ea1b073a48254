import { useInfiniteQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { PageHead } from '../parts/page-head.tsx'
import { auditQuery } from './queries.ts'
import { Trail } from './trail.tsx'

const route = getRouteApi('/admin/audit')

export const AuditPage = () => {
  const { t } = useTranslation('audit')
  const search = route.useSearch()
  const navigate = route.useNavigate()
  return (
    <>
      <PageHead title={t('title')} lead={t('lead')} />
      <Trail
        events={useInfiniteQuery(auditQuery(search))}
        search={search}
        onSearch={wanted => void navigate({ search: wanted, replace: true })}
        hasIds
      />
    </>
  )
}
