import { IconArrowLeft, IconFileDescription } from '@tabler/icons-react'
import { useInfiniteQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { Empty } from '../../parts/empty.tsx'
import { TextLink } from '../../parts/links.tsx'
import { PageHead } from '../../parts/page-head.tsx'
import { PagedTable } from '../../parts/paged-table.tsx'
import { ApplicationRow, useApplicationHead } from './application-row.tsx'
import { applicationsOfQuery } from './queries.ts'

const route = getRouteApi('/admin/people/$userId/applications')

/** For answering the questions of one person about their applications. */
export const PersonPage = () => {
  const { t } = useTranslation('applications')
  const head = useApplicationHead()
  const applications = useInfiniteQuery(applicationsOfQuery(route.useParams().userId))
  return (
    <>
      <TextLink to="/admin/people" size="sm" display="inline-flex" mb="lg">
        <IconArrowLeft size={16} aria-hidden />
        &nbsp;{t('person.back')}
      </TextLink>
      <PageHead title={t('person.title')} lead={t('person.lead')} />
      <PagedTable
        pages={applications}
        head={head}
        empty={<Empty icon={IconFileDescription} title={t('person.none')} text={t('person.noneHint')} />}
        row={one => <ApplicationRow key={one.applicationId} application={one} />}
      />
    </>
  )
}
