import { Title } from '@mantine/core'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { JobCards } from '../jobs/list/job-cards.tsx'
import { openJobsQuery } from '../jobs/queries.ts'
import { TextLink } from '../parts/links.tsx'
import { shownJobs } from './queries.ts'
import classes from './start.module.css'

export const NewestJobs = () => {
  const { t } = useTranslation('start')
  const { data } = useInfiniteQuery(openJobsQuery({}, shownJobs))
  const jobs = data?.pages[0]?.items ?? []
  if (jobs.length === 0) return null
  return (
    <section className={classes.section} aria-labelledby="newest">
      <Title order={2} id="newest" mb="md">
        {t('newest')}
      </Title>
      <JobCards jobs={jobs} />
      <TextLink to="/positions" display="inline-block" mt="lg" fw={500}>
        {t('all')}
      </TextLink>
    </section>
  )
}
