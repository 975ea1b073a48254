import { IconArrowLeft } from '@tabler/icons-react'
import { useSuspenseQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { TextLink } from '../../parts/links.tsx'
import { usePageTitle } from '../../parts/use-page-title.ts'
import { Advert } from '../advert/advert.tsx'
import { jobQuery } from '../queries.ts'

const route = getRouteApi('/members-only/groups/$groupId/positions/$jobId/preview')

/** The position as the public would see it. */
export const PreviewPage = () => {
  const { t } = useTranslation('jobs')
  const params = route.useParams()
  const { data: job } = useSuspenseQuery(jobQuery(params.jobId))
  usePageTitle(job.title)
  return (
    <>
      <TextLink to="/groups/$groupId/positions/$jobId" params={params} size="sm" display="inline-flex" mb="lg">
        <IconArrowLeft size={16} aria-hidden />
        &nbsp;{t('step.edit')}
      </TextLink>
      <Advert job={job} notice={t('advert.preview')} />
    </>
  )
}
