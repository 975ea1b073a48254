import { IconBriefcase } from '@tabler/icons-react'
import { useInfiniteQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { Empty } from '../../parts/empty.tsx'
import { PageHead } from '../../parts/page-head.tsx'
import { PagedTable } from '../../parts/paged-table.tsx'
import { supervisedJobsQuery } from '../queries.ts'
import { PositionRow, usePositionHead } from './position-row.tsx'

const route = getRouteApi('/signed-in-only/professors/$professorId/positions')

export const SupervisedPage = () => {
  const { t } = useTranslation('jobs')
  const head = usePositionHead()
  const jobs = useInfiniteQuery(supervisedJobsQuery(route.useParams().professorId))
  const name = jobs.data?.pages[0]?.items[0]?.supervisingProfessorName
  return (
    <>
      <PageHead title={name ? t('supervised.of', { name }) : t('supervised.title')} lead={t('supervised.lead')} />
      <PagedTable
        pages={jobs}
        head={head}
        empty={<Empty icon={IconBriefcase} title={t('supervised.none')} text={t('supervised.noneHint')} />}
        row={job => <PositionRow key={job.jobId} job={job} />}
      />
    </>
  )
}
