import { IconCalendarEvent } from '@tabler/icons-react'
import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { groupQuery } from '../../groups/queries.ts'
import { Empty } from '../../parts/empty.tsx'
import { ButtonLink } from '../../parts/links.tsx'
import { PageHead } from '../../parts/page-head.tsx'
import { ProblemNotice } from '../../problems/problem-notice.tsx'
import { overviewQuery } from '../queries.ts'
import { CalendarButton } from './calendar-button.tsx'
import classes from './overview.module.css'
import { ProcessCard, ProcessSkeletons } from './process-card.tsx'
import { UpcomingList } from './upcoming-list.tsx'

const route = getRouteApi('/members-only/groups/$groupId/interviews')

export const OverviewPage = () => {
  const { t } = useTranslation('interviews')
  const { groupId } = route.useParams()
  const { data: group } = useSuspenseQuery(groupQuery(groupId))
  const { data, error, refetch } = useQuery(overviewQuery)
  return (
    <>
      <PageHead title={t('overview.title')} lead={t('overview.lead')} actions={<CalendarButton />} />
      {error && <ProblemNotice error={error} onRetry={() => void refetch()} />}
      {!data && !error && <ProcessSkeletons />}
      {data?.length === 0 && (
        <Empty icon={IconCalendarEvent} title={t('overview.none')} text={t('overview.noneHint')}>
          <ButtonLink to="/groups/$groupId/positions" params={{ groupId }}>
            {t('overview.toPositions')}
          </ButtonLink>
        </Empty>
      )}
      {data && data.length > 0 && (
        <div className={classes.page}>
          <ul className={classes.cards} aria-label={t('overview.processes')}>
            {data.map(process => (
              <li key={process.processId}>
                <ProcessCard groupId={groupId} process={process} timezone={group.timezone} />
              </li>
            ))}
          </ul>
          <UpcomingList groupId={groupId} />
        </div>
      )}
    </>
  )
}
