import { Alert, Box, Button, Stack, Title } from '@mantine/core'
import { useElementSize } from '@mantine/hooks'
import { IconArrowLeft, IconArrowsSplit2, IconLock, IconShieldLock } from '@tabler/icons-react'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { TextLink } from '../../parts/links.tsx'
import { PageSkeleton } from '../../parts/page-skeleton.tsx'
import { useFaults } from '../../problems/faults.ts'
import { ConflictDialog } from '../../revisions/conflict-dialog.tsx'
import type { PreviewMode } from '../../revisions/preview/search.ts'
import type { Changes } from '../../revisions/queries.ts'
import type { Job } from '../queries.ts'
import { Asks } from './asks.tsx'
import { Banner } from './banner.tsx'
import { Basics } from './basics.tsx'
import type { Conflict } from './conflict.ts'
import { Criteria } from './criteria.tsx'
import { Descriptions } from './descriptions.tsx'
import classes from './editor.module.css'
import { Missing } from './missing.tsx'
import { Questions } from './questions.tsx'
import { isEditable as isEditableJob } from './saved-text.ts'
import { StateNote } from './state-note.tsx'
import { Steps } from './steps.tsx'
import { Terms } from './terms.tsx'
import { useConflict } from './use-conflict.ts'
import { useIsLocked, useLookWhenTyping } from './use-is-locked.ts'
import { useSaveFirst } from './use-save-first.ts'
import { useWriting } from './use-writing.ts'

const PreviewPane = lazy(async () => {
  const { PreviewPane: Pane } = await import('../../revisions/preview/preview-pane.tsx')
  return { default: Pane }
})

type Props = {
  readonly job: Job
  readonly changes: Changes
  /** Refetches, and starts the form again. */
  readonly onBegin: () => Promise<void>
  readonly preview: PreviewMode | undefined
  readonly onPreview: (mode: PreviewMode | undefined) => void
}

export const Editor = ({ job, changes, onBegin, preview, onPreview }: Props) => {
  const { t } = useTranslation(['jobs', 'revisions'])
  const [conflict, setConflict] = useState<Conflict>()
  const isLocked = useIsLocked(job)
  const writing = useWriting(job, changes, conflict !== undefined || isLocked)
  const decision = useConflict({ job, changes, writing, conflict, setConflict, onBegin })
  const saveFirst = useSaveFirst(writing, conflict && decision.open)
  const { draft, change, saving } = writing
  useLookWhenTyping(job, saving.state === 'waiting')
  const fault = useFaults(saving.state === 'failed' ? saving.error : undefined)
  const { ref: bar, height: barHeight } = useElementSize()
  const isEditable = isEditableJob(job) && !isLocked
  const { researchGroupId: groupId } = job
  const saved = job.state === 'DRAFT' ? job : changes
  return (
    <>
      <TextLink to="/groups/$groupId/positions" params={{ groupId }} size="sm" display="inline-flex" mb="md">
        <IconArrowLeft size={16} aria-hidden />
        &nbsp;{t('editor.back')}
      </TextLink>
      <div className={classes.bar} ref={bar}>
        <div className={classes.name}>
          <Title order={1} size="h2">
            {draft.title || t('mine.newTitle')}
          </Title>
          <StateNote
            job={job}
            changes={changes}
            writing={writing}
            onDecide={conflict && decision.open}
            isComing={decision.isComing}
            isLocked={isLocked}
            onBegin={onBegin}
          />
        </div>
        <Steps
          job={job}
          changes={changes}
          writing={writing}
          saveFirst={saveFirst}
          onBegin={onBegin}
          isLocked={isLocked}
          isPreviewed={preview !== undefined}
          onPreview={() => onPreview(preview ? undefined : 'page')}
        />
      </div>
      {job.isHeld && (
        <Alert color="blue" mb="lg" role="note" icon={<IconShieldLock aria-hidden />} title={t('held.title')}>
          {t('held.text')}
        </Alert>
      )}
      {conflict && decision.mine && (
        <>
          <Alert color="orange" mb="lg" role="alert" title={t('revisions:conflict.title')}>
            {t('revisions:conflict.kept')}
            <div>
              <Button
                size="xs"
                mt="sm"
                leftSection={<IconArrowsSplit2 size={16} aria-hidden />}
                onClick={decision.open}
              >
                {t('revisions:conflict.open')}
              </Button>
            </div>
          </Alert>
          <ConflictDialog
            groupId={groupId}
            mine={decision.mine}
            conflict={conflict}
            isOpen={decision.isOpen}
            onClose={decision.close}
            onChoose={chosen => void decision.choose(chosen)}
          />
        </>
      )}
      {isLocked && (
        <Alert color="blue" icon={<IconLock aria-hidden />} mb="lg">
          {t('revisions:locked')}
        </Alert>
      )}
      {!isEditableJob(job) && (
        <Alert color="gray" icon={<IconLock aria-hidden />} mb="lg">
          {t(job.may.includes('duplicate') ? 'editor.endedDuplicate' : 'editor.ended')}
        </Alert>
      )}
      {isEditable && <Missing draft={draft} isDraft={job.state === 'DRAFT'} />}
      <div className={preview ? classes.split : undefined}>
        <fieldset className={classes.form} disabled={!isEditable}>
          <Stack gap="xl">
            <Basics draft={draft} change={change} fault={fault} groupId={groupId} />
            <Terms draft={draft} change={change} fault={fault} />
            <Descriptions
              job={job}
              isEditable={isEditable}
              draft={draft}
              change={change}
              fault={fault}
              saveFirst={saveFirst}
              onTranslated={() => void onBegin()}
            />
            <Banner groupId={groupId} imageId={draft.imageId} change={change} />
            <Asks draft={draft} change={change} />
            <Questions questions={draft.questions} onChange={questions => change({ questions })} />
            <Criteria criteria={draft.criteria} onChange={criteria => change({ criteria })} />
          </Stack>
        </fieldset>
        {preview && (
          <Box className={classes.beside ?? ''} __vars={{ '--bar': `${barHeight}px` }}>
            <Suspense fallback={<PageSkeleton />}>
              <PreviewPane
                job={job}
                draft={draft}
                usualBanner={saved.imageId === null ? saved.bannerId : null}
                mode={preview}
                onMode={onPreview}
              />
            </Suspense>
          </Box>
        )}
      </div>
    </>
  )
}
