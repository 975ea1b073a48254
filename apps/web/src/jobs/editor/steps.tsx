import { Button } from '@mantine/core'
import { IconEye, IconLayoutSidebarRightExpand } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { groupQuery } from '../../groups/queries.ts'
import { ButtonLink } from '../../parts/links.tsx'
import type { Changes } from '../../revisions/queries.ts'
import type { Job } from '../queries.ts'
import { MoreMenu } from './more-menu.tsx'
import { PublishButton } from './publish-button.tsx'
import classes from './steps.module.css'
import type { SaveFirst } from './use-save-first.ts'
import { useSteps } from './use-steps.ts'
import type { Writing } from './use-writing.ts'

type Props = {
  readonly job: Job
  readonly changes: Changes
  readonly writing: Writing
  readonly saveFirst: SaveFirst
  readonly onBegin: () => Promise<void>
  /** Publishing is scheduled and can still be undone. */
  readonly isLocked: boolean
  readonly isPreviewed: boolean
  readonly onPreview: () => void
}

export const stepsId = 'job-steps'

const icon = { size: 17, stroke: 1.6, 'aria-hidden': true } as const

/** The main action as a button, the others behind “More”. */
export const Steps = ({ job, changes, writing, saveFirst, onBegin, isLocked, isPreviewed, onPreview }: Props) => {
  const { t } = useTranslation('jobs')
  const steps = useSteps({ job, changes, writing, onBegin })
  const { jobId, may } = job
  const { data: group } = useQuery(groupQuery(job.researchGroupId))
  const isPublic = job.state === 'PUBLISHED' && group?.state === 'ACTIVE'
  const hasChanges = job.state !== 'DRAFT' && (changes.isPending || writing.saving.state !== 'saved')
  const whenReady = (act: () => void): void => void saveFirst().then(isReady => isReady && act())
  return (
    <div className={classes.steps} id={stepsId}>
      <MoreMenu job={job} hasChanges={hasChanges} steps={steps} whenReady={whenReady} />
      {isPublic && (
        <ButtonLink to="/positions/$jobId" params={{ jobId }} variant="default" leftSection={<IconEye {...icon} />}>
          {t('step.publicPage')}
        </ButtonLink>
      )}
      <Button
        variant="default"
        leftSection={<IconLayoutSidebarRightExpand {...icon} />}
        aria-pressed={isPreviewed}
        onClick={onPreview}
      >
        {t('step.preview')}
      </Button>
      {may.includes('publish') && !isLocked && (
        <PublishButton
          job={job}
          draft={writing.draft}
          step="publish"
          isPending={steps.move.isPending}
          onPublish={() => whenReady(() => steps.move.mutate('PUBLISHED'))}
        />
      )}
      {may.includes('revise') && hasChanges && !isLocked && (
        <PublishButton
          job={job}
          draft={writing.draft}
          step="publishChanges"
          isPending={steps.publishChanges.isPending}
          onPublish={() => whenReady(() => steps.publishChanges.mutate())}
        />
      )}
    </div>
  )
}
