import { Alert, Group, Stack, Text, Title } from '@mantine/core'
import { IconEye, IconLock } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { ConflictNotice } from '../applicants/conflict-notice.tsx'
import { useFormat } from '../language/format.ts'
import { TextLink } from '../parts/links.tsx'
import { SavingNote } from '../parts/saving-note.tsx'
import { usePageTitle } from '../parts/use-page-title.ts'
import { AssessmentForm } from './assessment-form.tsx'
import { Decline } from './decline.tsx'
import { HandIn } from './hand-in.tsx'
import { Letter } from './letter.tsx'
import type { RefereePage } from './queries.ts'
import { useAssessment } from './use-assessment.ts'

type Props = { readonly token: string; readonly page: RefereePage; readonly onReload: () => void }

/** Who asks, for what and until when, with the form for the answer. */
export const Request = ({ token, page, onReload }: Props) => {
  const { t } = useTranslation('references')
  const format = useFormat()
  const writing = useAssessment(token, page)
  const { draft, change, saving, retry, overwrite, discard } = writing
  const loadTheirs = (): void => {
    discard()
    onReload()
  }
  const { applicantName, refereeName, jobTitle, researchGroupName, expiresAt, confidential, letter, publicJobId } = page
  usePageTitle(t('request.title', { applicant: applicantName }))
  return (
    <Stack gap="xl" maw="var(--reading)" mx="auto">
      <header>
        <Text c="dimmed">{t('request.hello', { referee: refereeName })}</Text>
        <Title order={1} mt={4}>
          {t('request.title', { applicant: applicantName })}
        </Title>
        <Text mt="md">{t('request.text', { applicant: applicantName, job: jobTitle, group: researchGroupName })}</Text>
        {publicJobId && (
          <TextLink to="/positions/$jobId" params={{ jobId: publicJobId }} target="_blank">
            {t('request.advert')}
          </TextLink>
        )}
        {expiresAt && (
          <Text fw={600} mt="sm">
            {t('request.until', { at: format.until(expiresAt) })}
          </Text>
        )}
      </header>
      <Alert
        icon={confidential ? <IconLock aria-hidden /> : <IconEye aria-hidden />}
        title={t(confidential ? 'secret.title' : 'open.title')}
      >
        {t(confidential ? 'secret.text' : 'open.text', { applicant: applicantName, group: researchGroupName })}
      </Alert>
      <Letter token={token} letter={letter} />
      <section aria-labelledby="assessment">
        <Group justify="space-between" align="baseline">
          <Title order={2} id="assessment">
            {t('assessment.title')}
          </Title>
          <SavingNote saving={saving} onRetry={retry} parts={[]} />
        </Group>
        <Text c="dimmed" mb="md">
          {t('assessment.hint')}
        </Text>
        <ConflictNotice saving={saving} onMine={() => void overwrite()} onTheirs={loadTheirs} />
        <AssessmentForm draft={draft} change={change} />
      </section>
      <Group>
        <HandIn token={token} page={page} writing={writing} />
        <Decline token={token} applicant={applicantName} writing={writing} />
      </Group>
    </Stack>
  )
}
