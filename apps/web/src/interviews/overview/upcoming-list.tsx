import { Skeleton, Text, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { TextLink } from '../../parts/links.tsx'
import { useLive } from '../../parts/use-live.ts'
import { ProblemNotice } from '../../problems/problem-notice.tsx'
import { useInZone } from '../in-zone.ts'
import { type Upcoming, upcomingQuery } from '../queries.ts'
import { Where } from '../slot/where.tsx'
import { ZoneNote } from '../zone-note.tsx'
import classes from './overview.module.css'

type Props = { readonly groupId: string }

const shown = 10

export const UpcomingList = ({ groupId }: Props) => {
  const { t } = useTranslation('interviews')
  const upcoming = useQuery(upcomingQuery)
  useLive([upcoming])
  const { data: all, error, refetch } = upcoming
  const data = all?.filter(({ researchGroupId }) => researchGroupId === groupId).slice(0, shown)
  return (
    <section className={classes.upcoming} aria-labelledby="upcoming">
      <Title order={2} size="h3" id="upcoming">
        {t('upcoming.title')}
      </Title>
      {error && <ProblemNotice error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton height={140} mt="md" aria-busy />}
      {data?.length === 0 && (
        <Text c="dimmed" size="sm" mt="sm">
          {t('upcoming.none')}
        </Text>
      )}
      {data?.[0] && <ZoneNote zone={data[0].timezone} />}
      <ol className={classes.next}>
        {data?.map(interview => (
          <li key={interview.slotId}>
            <UpcomingOne groupId={groupId} interview={interview} />
          </li>
        ))}
      </ol>
    </section>
  )
}

const UpcomingOne = ({ groupId, interview }: Props & { readonly interview: Upcoming }) => {
  const zone = useInZone(interview.timezone)
  const { processId, interviewee, jobTitle, startsAt, endsAt } = interview
  const day = zone.day(startsAt)
  return (
    <>
      <Text size="sm" fw={600}>
        {zone.weekday(day)}, {zone.date(day)}, {zone.span(startsAt, endsAt)}
      </Text>
      {interviewee && (
        <TextLink
          to="/groups/$groupId/interviews/$processId/$intervieweeId"
          params={{ groupId, processId, intervieweeId: interviewee.intervieweeId }}
        >
          {interviewee.firstName} {interviewee.lastName}
        </TextLink>
      )}
      <Text size="sm" c="dimmed">
        {jobTitle}
      </Text>
      <Where location={interview.location} link={interview.link} />
    </>
  )
}
