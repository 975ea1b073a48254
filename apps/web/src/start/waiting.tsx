import { Title } from '@mantine/core'
import { IconFileDescription, IconHourglass } from '@tabler/icons-react'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { myApplicationsQuery, type Overview } from '../applications/queries.ts'
import { useOpenRequests } from '../groups/use-open-requests.ts'
import { useFormat } from '../language/format.ts'
import { isAhead } from '../language/is-ahead.ts'
import { useLive } from '../parts/use-live.ts'
import type { Me } from '../session/me.ts'
import { DraftLink } from './draft-link.tsx'
import { InterviewLink } from './interview-link.tsx'
import { shownDrafts } from './queries.ts'
import classes from './start.module.css'

type Props = { readonly me: Me }
type Invited = Overview & { readonly interview: NonNullable<Overview['interview']> }

/** First the ones that need a slot, then by time. */
const inOrder = (applications: readonly Overview[]): readonly Invited[] =>
  applications
    .filter((each): each is Invited => each.interview !== null)
    .filter(({ interview: { startsAt } }) => startsAt === null || isAhead(startsAt))
    .toSorted((one, other) => (one.interview.startsAt ?? '').localeCompare(other.interview.startsAt ?? ''))

const isDraft = ({ state }: Overview): boolean => state === 'SAVED' || state === 'JOB_CLOSED_DRAFT'

/** What the person has to do, most urgent first; nothing if there is nothing. */
export const Waiting = ({ me }: Props) => {
  const { t } = useTranslation('start')
  const format = useFormat()
  const isApplicant = me.roles.includes('APPLICANT')
  // Groups move applications on, so the cache may be stale.
  const now = { enabled: isApplicant, refetchOnMount: 'always' } as const
  const mine = useInfiniteQuery({ ...myApplicationsQuery({}), ...now })
  const applications = mine.data?.pages[0]?.items ?? []
  const invited = useInfiniteQuery({ ...myApplicationsQuery({ state: 'INTERVIEW' }), ...now })
  useLive([mine, invited])
  const interviews = inOrder(invited.data?.pages[0]?.items ?? [])
  // Those that can still be sent come first.
  const drafts = applications
    .filter(isDraft)
    .toSorted((one, other) => Number(one.state !== 'SAVED') - Number(other.state !== 'SAVED'))
    .slice(0, shownDrafts)
  const requests = useOpenRequests()
  if (applications.length === 0 && requests.length === 0) return null
  return (
    <>
      <Title order={2} size="h3" mt="xl">
        {t('waiting.title')}
      </Title>
      <ul className={classes.next}>
        {interviews.map(({ applicationId, interview, job }) => (
          <li key={applicationId}>
            <InterviewLink interview={interview} job={job} />
          </li>
        ))}
        {drafts.map(application => (
          <li key={application.applicationId}>
            <DraftLink application={application} />
          </li>
        ))}
        {applications.length > drafts.length && (
          <li>
            <Link to="/applications" className={classes.step}>
              <IconFileDescription size={18} aria-hidden />
              {t('waiting.all')}
            </Link>
          </li>
        )}
        {requests.map(({ researchGroupId, name, requestedAt }) => (
          <li key={researchGroupId}>
            <Link to="/groups/request" className={classes.step}>
              <IconHourglass size={18} aria-hidden />
              <span>
                {t('waiting.request', { name })}
                <span className={classes.note}>{t('waiting.since', { at: format.instant(requestedAt) })}</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </>
  )
}
