import { useInfiniteQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { PageHead } from '../parts/page-head.tsx'
import { AuditTable } from './audit-table.tsx'
import { auditQuery } from './queries.ts'

export const AuditPage = () => {
  const { t } = useTranslation('audit')
  return (
    <>
      <PageHead title={t('title')} lead={t('lead')} />
      <AuditTable events={useInfiniteQuery(auditQuery)} />
    </>
  )
}
