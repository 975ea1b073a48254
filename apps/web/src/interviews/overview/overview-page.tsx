import { IconCalendarEvent } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { Empty } from '../../parts/empty.tsx'
import { ButtonLink } from '../../parts/links.tsx'
import { PageHead } from '../../parts/page-head.tsx'
import { useLive } from '../../parts/use-live.ts'
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
  const overview = useQuery(overviewQuery)
  useLive([overview])
  const { data, error, refetch } = overview
  const processes = data?.filter(({ researchGroupId }) => researchGroupId === groupId)
  return (
    <>
      <PageHead title={t('overview.title')} lead={t('overview.lead')} actions={<CalendarButton />} />
      {error && <ProblemNotice error={error} onRetry={() => void refetch()} />}
      {!processes && !error && <ProcessSkeletons />}
      {processes?.length === 0 && (
        <Empty icon={IconCalendarEvent} title={t('overview.none')} text={t('overview.noneHint')}>
          <ButtonLink to="/groups/$groupId/positions" params={{ groupId }}>
            {t('overview.toPositions')}
          </ButtonLink>
        </Empty>
      )}
      {processes && processes.length > 0 && (
        <div className={classes.page}>
          <ul className={classes.cards} aria-label={t('overview.processes')}>
            {processes.map(process => (
              <li key={process.processId}>
                <ProcessCard process={process} />
              </li>
            ))}
          </ul>
          <UpcomingList groupId={groupId} />
        </div>
      )}
    </>
  )
}
