import { Alert, Group, Stack, Text, Title } from '@mantine/core'
import { IconArrowLeft, IconCircleCheck } from '@tabler/icons-react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { Section } from '../../applicants/section.tsx'
import { openJobQuery } from '../../jobs/queries.ts'
import { TextLink } from '../../parts/links.tsx'
import { useLive } from '../../parts/use-live.ts'
import { usePageTitle } from '../../parts/use-page-title.ts'
import { useUnsaved } from '../../parts/use-unsaved.ts'
import { DeleteDraft } from '../form/delete-draft.tsx'
import { keyOfDraft } from '../form/use-application.ts'
import { InterviewLink } from '../interview-link.tsx'
import { useNext } from '../next.ts'
import { applicationQuery, type Mine } from '../queries.ts'
import { Referees } from '../referees/referees.tsx'
import { StateBadge } from '../state-badge.tsx'
import { Timeline } from '../timeline.tsx'
import { Dossier } from './dossier.tsx'
import { headingId, Withdraw } from './withdraw.tsx'

const route = getRouteApi('/signed-in-only/applications/$applicationId')

type Props = { readonly application: Mine }

export const SentPage = ({ application }: Props) => {
  const { t } = useTranslation('applications')
  const client = useQueryClient()
  const { sent } = route.useSearch()
  const { applicationId, state, job, references, may, jobVersion } = application
  // Someone who never applied cannot read the advert of a closed position.
  const { data: advert } = useQuery({ ...openJobQuery(job.jobId), enabled: jobVersion !== null })
  useLive([useQuery(applicationQuery(applicationId))])
  const next = useNext(application, advert)
  const left = useUnsaved(keyOfDraft(applicationId))
  usePageTitle(job.title)
  return (
    <Stack gap="xl">
      <div>
        <TextLink to="/applications" size="sm" display="inline-flex" mb="md">
          <IconArrowLeft size={16} aria-hidden />
          &nbsp;{t('mine.title')}
        </TextLink>
        {sent && state === 'SENT' && (
          <Alert color="teal" mb="lg" icon={<IconCircleCheck aria-hidden />} title={t('sent.title')} role="status">
            {t('sent.text', { group: job.researchGroupName })}
          </Alert>
        )}
        <Group justify="space-between" align="flex-start">
          <div>
            <Title order={1} size="h2" id={headingId} tabIndex={-1}>
              {job.title}
            </Title>
            <Text c="dimmed">{job.researchGroupName}</Text>
          </div>
          <StateBadge state={state} />
        </Group>
      </div>
      <Timeline application={application} decisionBy={advert?.promisedDecisionBy} />
      <Section title={t('sent.next')} hint={next}>
        <Group>
          <InterviewLink application={application} />
          {jobVersion !== null && advert && (
            <TextLink to="/positions/$jobId" params={{ jobId: job.jobId }}>
              {t('sent.advert')}
            </TextLink>
          )}
        </Group>
      </Section>
      {(references.length > 0 || may.includes('nameReferee')) && (
        <Section title={t('sent.references')} hint={t('sent.referencesHint')}>
          <Referees
            application={application}
            onChanged={() => client.invalidateQueries(applicationQuery(applicationId))}
          />
        </Section>
      )}
      <Dossier application={application} />
      <Group>
        <Withdraw application={application} />
        <DeleteDraft application={application} onDeleted={left.remove} />
      </Group>
    </Stack>
  )
}
