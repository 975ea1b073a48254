import { Anchor, Text, Title, VisuallyHidden } from '@mantine/core'
import { useInfiniteQuery, useSuspenseQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { JobCards } from '../jobs/list/job-cards.tsx'
import { PageHead } from '../parts/page-head.tsx'
import { RichText } from '../parts/rich-text.tsx'
import { GroupFacts } from './group-facts.tsx'
import classes from './group-page.module.css'
import { openJobsOfGroup, publicGroupQuery } from './queries.ts'

const route = getRouteApi('/groups/$groupId')

export const GroupPage = () => {
  const { t } = useTranslation('groups')
  const { groupId } = route.useParams()
  const { data: group } = useSuspenseQuery(publicGroupQuery(groupId))
  const { data } = useInfiniteQuery(openJobsOfGroup(groupId))
  const jobs = data?.pages.flatMap(({ items }) => items) ?? []
  return (
    <>
      <PageHead title={group.name} />
      <VisuallyHidden component="h2">{t('form.description')}</VisuallyHidden>
      <div className={classes.about}>
        <RichText html={group.description} />
        <GroupFacts group={group} t={t} link={(href, text) => <Anchor href={href}>{text}</Anchor>} />
      </div>
      <Title order={2} mt="xl" mb="md">
        {t('page.positions')}
      </Title>
      {data && jobs.length === 0 && <Text c="dimmed">{t('page.none')}</Text>}
      <JobCards jobs={jobs} />
    </>
  )
}
