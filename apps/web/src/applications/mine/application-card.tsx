import { Group, Stack, Text, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { openJobQuery } from '../../jobs/queries.ts'
import { ButtonLink, TextLink } from '../../parts/links.tsx'
import { useLive } from '../../parts/use-live.ts'
import { hindranceOf } from '../hindrance.ts'
import { InterviewLink } from '../interview-link.tsx'
import { useNext } from '../next.ts'
import type { Overview } from '../queries.ts'
import { StateBadge } from '../state-badge.tsx'
import { hasEnded } from '../states.ts'
import { Timeline } from '../timeline.tsx'
import classes from './mine.module.css'

type Props = { readonly application: Overview }

export const ApplicationCard = ({ application }: Props) => {
  const { t } = useTranslation('applications')
  const { applicationId, state, job } = application
  const isUnderway = !hasEnded(state)
  const asked = useQuery({ ...openJobQuery(job.jobId), enabled: isUnderway })
  useLive([asked])
  const advert = asked.data
  const hindrance = hindranceOf(asked)
  const next = useNext(application, advert, hindrance)
  const goesOn = state === 'SAVED' && hindrance === undefined
  const params = { applicationId }
  return (
    <article className={classes.card}>
      <Group justify="space-between" align="flex-start" gap="sm">
        <Stack gap={2} flex="1 1 16rem" miw={0}>
          <Title order={2} size="h3">
            <TextLink to="/applications/$applicationId" params={params} inherit c="inherit">
              {job.title}
            </TextLink>
          </Title>
          <Text size="sm" c="dimmed">
            {job.researchGroupName}
          </Text>
        </Stack>
        <StateBadge state={state} />
      </Group>
      <Timeline application={application} decisionBy={advert?.promisedDecisionBy} />
      <Group justify="space-between" gap="sm">
        <Text size="sm" flex="1 1 16rem">
          {next}
        </Text>
        <InterviewLink application={application} />
        <ButtonLink
          to="/applications/$applicationId"
          params={params}
          variant={goesOn ? 'filled' : 'default'}
          aria-label={`${t(goesOn ? 'mine.goOn' : 'mine.open')}: ${job.title}`}
        >
          {t(goesOn ? 'mine.goOn' : 'mine.open')}
        </ButtonLink>
      </Group>
    </article>
  )
}
