import { Text } from '@mantine/core'
import { IconArrowLeft } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { membersQuery } from '../groups/queries.ts'
import { jobQuery } from '../jobs/queries.ts'
import { TextLink } from '../parts/links.tsx'
import { PageHead } from '../parts/page-head.tsx'
import { PageSkeleton } from '../parts/page-skeleton.tsx'
import { ProblemNotice } from '../problems/problem-notice.tsx'
import { Readings } from '../readings/readings.tsx'
import { useMe } from '../session/me.ts'
import { CommitteeForm } from './committee-form.tsx'
import { type Committee, committeeQuery } from './queries.ts'
import { SeatTable, type Sitter } from './seat-table.tsx'

const route = getRouteApi('/members-only/groups/$groupId/positions/$jobId/committee')

/** Who judges the applications for a position. */
export const CommitteePage = () => {
  const { t } = useTranslation(['committees', 'jobs'])
  const params = route.useParams()
  const { me } = useMe()
  const committee = useQuery(committeeQuery(params.jobId))
  const job = useQuery(jobQuery(params.jobId))
  const members = useQuery(membersQuery(params.groupId))
  const error = committee.error ?? members.error
  const mayChange = committee.data?.may.includes('change') === true
  const sitters = sittersOf(committee.data?.seats ?? [], members.data?.items ?? [])
  const seats = Object.fromEntries((committee.data?.seats ?? []).map(({ userId, kind }) => [userId, kind]))
  const isShutOut = committee.data?.committeeOnly === true && me !== null && me !== undefined && !(me.userId in seats)
  const total = Object.values(committee.data?.counts ?? {}).reduce<number>((sum, count) => sum + (count ?? 0), 0)
  return (
    <>
      <TextLink to="/groups/$groupId/positions/$jobId" params={params} size="sm" display="inline-flex" mb="lg">
        <IconArrowLeft size={16} aria-hidden />
        &nbsp;{t('jobs:step.edit')}
      </TextLink>
      <PageHead title={t('title')} lead={job.data?.title} />
      {error && <ProblemNotice error={error} onRetry={() => void committee.refetch()} />}
      {!committee.data && !error && <PageSkeleton />}
      {committee.data && members.data && (
        <>
          <Text mb="lg">
            {t('applications', { count: total })} {isShutOut && t('shutOutMe')}
          </Text>
          {mayChange ? (
            <CommitteeForm jobId={params.jobId} committee={committee.data} sitters={sitters} />
          ) : (
            <>
              <Text mb="md">{t(committee.data.committeeOnly ? 'committeeHint' : 'groupHint')}</Text>
              <SeatTable sitters={sitters.filter(({ userId }) => userId in seats)} seats={seats} />
            </>
          )}
          {!isShutOut && (
            <Readings
              jobId={params.jobId}
              readers={sitters.filter(each => each.isMember && (!committee.data.committeeOnly || each.userId in seats))}
            />
          )}
        </>
      )}
    </>
  )
}

type Member = { readonly userId: string; readonly firstName: string; readonly lastName: string; readonly email: string }

const sittersOf = (seats: Committee['seats'], members: readonly Member[]): readonly Sitter[] => [
  ...members.map(({ userId, firstName, lastName, email }) => ({
    userId,
    name: `${firstName} ${lastName}`.trim() || email,
    isMember: true,
  })),
  ...seats.filter(({ userId }) => !members.some(each => each.userId === userId)),
]
