import { IconEye } from '@tabler/icons-react'
import { type ReactNode, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { ButtonLink } from '../../parts/links.tsx'
import type { Job } from '../queries.ts'
import type { Draft } from './draft.ts'
import { MoreMenu } from './more-menu.tsx'
import { PublishButton } from './publish-button.tsx'
import classes from './steps.module.css'
import { useSteps } from './use-steps.ts'

type Props = {
  readonly job: Job
  readonly draft: Draft
  readonly onBefore: () => Promise<void>
  readonly onChanged: () => void
  /** What comes before all else. */
  readonly children?: ReactNode
}

const icon = { size: 17, stroke: 1.6, 'aria-hidden': true } as const

/** What one can do with a position now: the next thing in sight, the rest behind “More”. */
export const Steps = ({ job, draft, onBefore, onChanged, children }: Props) => {
  const { t } = useTranslation('jobs')
  const steps = useSteps(job, onBefore, onChanged)
  const { jobId, researchGroupId: groupId, may, isOpen, state } = job
  const around = useRef<HTMLDivElement>(null)
  const stateBefore = useRef(state)
  useEffect(() => {
    // What was pressed is gone: the keyboard goes on with what has come in its place.
    const isLost = stateBefore.current !== state && document.activeElement === document.body
    stateBefore.current = state
    if (isLost) around.current?.querySelector('a')?.focus()
  }, [state])
  return (
    <div className={classes.steps} ref={around}>
      <MoreMenu job={job} steps={steps} />
      {isOpen ? (
        <ButtonLink to="/positions/$jobId" params={{ jobId }} variant="default" leftSection={<IconEye {...icon} />}>
          {t('step.publicPage')}
        </ButtonLink>
      ) : (
        <ButtonLink
          to="/groups/$groupId/positions/$jobId/preview"
          params={{ groupId, jobId }}
          variant="default"
          leftSection={<IconEye {...icon} />}
        >
          {t('step.preview')}
        </ButtonLink>
      )}
      {may.includes('publish') && (
        <PublishButton
          job={job}
          draft={draft}
          isPending={steps.move.isPending}
          onPublish={() => steps.move.mutate('PUBLISHED')}
        />
      )}
      {children}
    </div>
  )
}
