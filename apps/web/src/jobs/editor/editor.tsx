import { Alert, Button, Group, Stack, Text, Title } from '@mantine/core'
import { IconArrowLeft, IconDeviceFloppy, IconLock } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { isProblem } from '../../api/problem.ts'
import { TextLink } from '../../parts/links.tsx'
import { SavingNote } from '../../parts/saving-note.tsx'
import { useFaults } from '../../problems/faults.ts'
import type { Job } from '../queries.ts'
import { StateBadge } from '../state-badge.tsx'
import { Asks } from './asks.tsx'
import { Banner } from './banner.tsx'
import { Basics } from './basics.tsx'
import { Criteria } from './criteria.tsx'
import { Descriptions } from './descriptions.tsx'
import classes from './editor.module.css'
import { Missing } from './missing.tsx'
import { Questions } from './questions.tsx'
import { Steps } from './steps.tsx'
import { Terms } from './terms.tsx'
import { useDraft } from './use-draft.ts'

type Props = { readonly job: Job; readonly onReload: () => void }

export const Editor = ({ job, onReload }: Props) => {
  const { t } = useTranslation('jobs')
  const { draft, change, saving, flush } = useDraft(job)
  const failed = saving.state === 'failed' ? saving.error : undefined
  const fault = useFaults(failed)
  const isEditable = job.may.includes('edit')
  /** What is public is saved only when asked. */
  const isWaiting = isEditable && job.state !== 'DRAFT' && saving.state === 'waiting'
  return (
    <>
      <TextLink
        to="/groups/$groupId/positions"
        params={{ groupId: job.researchGroupId }}
        size="sm"
        display="inline-flex"
        mb="md"
      >
        <IconArrowLeft size={16} aria-hidden />
        &nbsp;{t('editor.back')}
      </TextLink>
      <div className={classes.bar}>
        <div className={classes.name}>
          <Title order={1} size="h2">
            {draft.title || t('mine.newTitle')}
          </Title>
          <Group gap="sm" mt={4}>
            <StateBadge state={job.state} />
            {isWaiting && (
              <Text size="sm" role="status" className={classes.unsaved ?? ''}>
                {t('editor.unsaved')}
              </Text>
            )}
            {isEditable && !isWaiting && <SavingNote saving={saving} onRetry={() => void flush()} />}
          </Group>
        </div>
        <Steps job={job} draft={draft} onBefore={flush} onChanged={onReload}>
          {isWaiting && (
            <Button leftSection={<IconDeviceFloppy size={17} stroke={1.6} aria-hidden />} onClick={() => void flush()}>
              {t('editor.save')}
            </Button>
          )}
        </Steps>
      </div>
      {isProblem(failed, 'VERSION_CONFLICT') && (
        <Alert color="orange" mb="lg" role="alert">
          {t('editor.newer')}
          <div>
            <Button size="xs" variant="default" mt="sm" onClick={onReload}>
              {t('editor.loadNewer')}
            </Button>
          </div>
        </Alert>
      )}
      {!isEditable && (
        <Alert color="gray" icon={<IconLock aria-hidden />} mb="lg">
          {t(job.may.includes('duplicate') ? 'editor.endedDuplicate' : 'editor.ended')}
        </Alert>
      )}
      {job.state === 'DRAFT' && <Missing draft={draft} />}
      <fieldset className={classes.form} disabled={!isEditable}>
        <Stack gap="xl">
          <Basics draft={draft} change={change} fault={fault} groupId={job.researchGroupId} />
          <Terms draft={draft} change={change} fault={fault} />
          <Descriptions
            job={job}
            draft={draft}
            change={change}
            fault={fault}
            onBefore={flush}
            onTranslated={onReload}
          />
          <Banner groupId={job.researchGroupId} imageId={draft.imageId} change={change} />
          <Asks draft={draft} change={change} />
          <Questions questions={draft.questions} onChange={questions => change({ questions })} />
          <Criteria criteria={draft.criteria} onChange={criteria => change({ criteria })} />
        </Stack>
      </fieldset>
    </>
  )
}
