import { Group, Skeleton } from '@mantine/core'
import { IconBriefcase, IconMoodSmile } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi, Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { jobStates } from '../../api/values.gen.ts'
import { UpcomingList } from '../../interviews/overview/upcoming-list.tsx'
import { Empty } from '../../parts/empty.tsx'
import { ButtonLink } from '../../parts/links.tsx'
import { PageHead } from '../../parts/page-head.tsx'
import { useLive } from '../../parts/use-live.ts'
import { ProblemNotice } from '../../problems/problem-notice.tsx'
import { membershipOf, useMe } from '../../session/me.ts'
import { homeQuery } from '../queries.ts'
import classes from './home.module.css'
import { linkOf, waitingKinds } from './waiting.ts'

const route = getRouteApi('/members-only/groups/$groupId/home')
const shownStates = ['PUBLISHED' as const, ...jobStates.filter(state => state !== 'PUBLISHED')]

export const HomePage = () => {
  const { t } = useTranslation(['evaluation', 'jobs'])
  const { groupId } = route.useParams()
  const { me } = useMe()
  const isMember = membershipOf(me, groupId) !== undefined
  const home = useQuery(homeQuery(groupId))
  useLive([home])
  const { data, error, refetch } = home
  const waiting = waitingKinds.flatMap(kind => {
    const found = data?.waiting.find(each => each.kind === kind)
    return found ? [{ kind, count: found.count }] : []
  })
  const isNew = data !== undefined && waiting.length === 0 && shownStates.every(state => data.jobs[state] === 0)
  return (
    <>
      <PageHead title={data?.name ?? t('home.title')} lead={t('home.lead')} />
      {error && <ProblemNotice error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton height={140} aria-busy />}
      {data && (
        <div className={classes.page}>
          <div>
            <section aria-labelledby="waiting">
              <h2 id="waiting" className={classes.title}>
                {t('home.waiting')}
              </h2>
              {isNew && <FirstSteps groupId={groupId} />}
              {!isNew && waiting.length === 0 && (
                <Empty icon={IconMoodSmile} title={t('home.nothing')} text={t('home.nothingHint')}>
                  {isMember && (
                    <ButtonLink to="/evaluation" search={{ researchGroupId: groupId }} variant="default">
                      {t('home.all')}
                    </ButtonLink>
                  )}
                </Empty>
              )}
              {waiting.length > 0 && (
                <ul className={classes.waiting}>
                  {waiting.map(({ kind, count }) => (
                    <li key={kind}>
                      <Link {...linkOf(kind, groupId)} className={classes.card}>
                        <strong>{count}</strong>
                        <span>{t(`home.${kind}`, { count })}</span>
                      </Link>
                    </li>
                  ))}
                </ul>
              )}
            </section>
            <section aria-labelledby="jobs">
              <h2 id="jobs" className={classes.title}>
                {t('home.jobs')}
              </h2>
              <ul className={classes.jobs}>
                {shownStates.map(state => (
                  <li key={state}>
                    <Link
                      to="/groups/$groupId/positions"
                      params={{ groupId }}
                      search={{ state }}
                      className={classes.job}
                    >
                      {t(`jobs:state.${state}`)} <span>{data.jobs[state]}</span>
                    </Link>
                  </li>
                ))}
              </ul>
            </section>
          </div>
          {isMember && <UpcomingList groupId={groupId} />}
        </div>
      )}
    </>
  )
}

type Props = { readonly groupId: string }

/** For a group without positions. */
const FirstSteps = ({ groupId }: Props) => {
  const { t } = useTranslation('evaluation')
  return (
    <Empty icon={IconBriefcase} title={t('home.first')} text={t('home.firstHint')}>
      <Group justify="center" gap="sm">
        <ButtonLink to="/groups/$groupId/positions" params={{ groupId }}>
          {t('home.toPositions')}
        </ButtonLink>
        <ButtonLink to="/groups/$groupId/members" params={{ groupId }} variant="default">
          {t('home.toMembers')}
        </ButtonLink>
      </Group>
    </Empty>
  )
}
