import { IconArrowLeft } from '@tabler/icons-react'
import { useSuspenseQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { TextLink } from '../../parts/links.tsx'
import { usePageTitle } from '../../parts/use-page-title.ts'
import { openJobQuery } from '../queries.ts'
import { Advert } from './advert.tsx'
import { AdvertActions } from './advert-actions.tsx'

const route = getRouteApi('/positions/$jobId')

export const AdvertPage = () => {
  const { t } = useTranslation('jobs')
  const { jobId } = route.useParams()
  const { data: job } = useSuspenseQuery(openJobQuery(jobId))
  usePageTitle(job.title)
  return (
    <>
      <TextLink to="/positions" size="sm" display="inline-flex" mb="lg" className="no-print">
        <IconArrowLeft size={16} aria-hidden />
        &nbsp;{t('advert.all')}
      </TextLink>
      <Advert
        job={job}
        notice={job.appliedVersion === null ? undefined : t('advert.asApplied')}
        actions={<AdvertActions job={job} />}
      />
    </>
  )
}
