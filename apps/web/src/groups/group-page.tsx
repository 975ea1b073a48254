import { Anchor, Text, Title } from '@mantine/core'
import { useInfiniteQuery, useSuspenseQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { JobCards } from '../jobs/list/job-cards.tsx'
import { openJobsQuery } from '../jobs/queries.ts'
import { PageHead } from '../parts/page-head.tsx'
import { RichText } from '../parts/rich-text.tsx'
import classes from './group-page.module.css'
import { publicGroupQuery } from './queries.ts'

const route = getRouteApi('/groups/$groupId')

export const GroupPage = () => {
  const { t } = useTranslation('groups')
  const { groupId } = route.useParams()
  const { data: group } = useSuspenseQuery(publicGroupQuery(groupId))
  const { data } = useInfiniteQuery(openJobsQuery({ researchGroupId: [groupId] }, 100))
  const jobs = data?.pages.flatMap(({ items }) => items) ?? []
  const address = [group.street, [group.postalCode, group.city].filter(Boolean).join(' ')].filter(Boolean).join(', ')
  const facts: readonly (readonly [string, ReactNode])[] = [
    [t('page.head'), group.head],
    [t('page.department'), [group.departmentName, group.schoolName].filter(Boolean).join(', ')],
    [t('page.address'), address],
    [t('page.email'), group.email && <Anchor href={`mailto:${group.email}`}>{group.email}</Anchor>],
    [
      t('page.website'),
      group.website && <Anchor href={group.website}>{URL.parse(group.website)?.host ?? group.website}</Anchor>,
    ],
  ]
  return (
    <>
      <PageHead title={group.name} />
      <div className={classes.about}>
        <RichText html={group.description} />
        <dl className={classes.facts}>
          {facts
            .filter(([, value]) => Boolean(value))
            .map(([label, value]) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
        </dl>
      </div>
      <Title order={2} mt="xl" mb="md">
        {t('page.positions')}
      </Title>
      {data && jobs.length === 0 && <Text c="dimmed">{t('page.none')}</Text>}
      <JobCards jobs={jobs} />
    </>
  )
}
