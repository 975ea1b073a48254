import { Anchor, Group, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { isSuspended } from '../../groups/is-suspended.ts'
import { groupQuery } from '../../groups/queries.ts'
import { ConfirmDialog } from '../../parts/confirm-dialog.tsx'
import { useExplain } from '../../problems/explain.ts'
import { CompareDialog } from '../../revisions/compare-dialog.tsx'
import type { Changes } from '../../revisions/queries.ts'
import { useDiscard } from '../../revisions/use-discard.ts'
import { useWhen } from '../../revisions/use-when.ts'
import { useMe } from '../../session/me.ts'
import type { Job } from '../queries.ts'
import { StateBadge } from '../state-badge.tsx'
import { draftOf } from './draft.ts'
import classes from './editor.module.css'
import { isEditable } from './saved-text.ts'
import type { Writing } from './use-writing.ts'

type Props = {
  readonly job: Job
  readonly changes: Changes
  readonly writing: Writing
  /** Two texts wait for a choice. */
  readonly onDecide: (() => void) | undefined
  /** A newer text is about to be shown. */
  readonly isComing: boolean
  /** Publishing is scheduled. */
  readonly isLocked: boolean
  readonly onBegin: () => Promise<void>
}

/** Says what is public, where edits are saved, and what waits. */
export const StateNote = ({ job, changes, writing, onDecide, isComing, isLocked, onBegin }: Props) => {
  const { t } = useTranslation(['revisions', 'app'])
  const [dialog, setDialog] = useState<'compare' | 'discard'>()
  const discard = useDiscard(job, writing, onBegin)
  const isOfChanges = job.state !== 'DRAFT' && (changes.isPending || writing.saving.state === 'failed')
  const isHeld = !isComing && isLocked && onDecide === undefined && writing.saving.state === 'waiting'
  const close = (): void => setDialog(undefined)
  return (
    <Group gap="0.35rem 0.75rem" mt={4}>
      <StateBadge job={job} />
      <Text size="sm" role="status" className={isOfChanges ? classes.unsaved : classes.saved}>
        {isComing && t('note.coming')}
        {isHeld && t('note.held')}
        {!isComing && !isHeld && <Status job={job} changes={changes} writing={writing} onDecide={onDecide} />}
      </Text>
      {isOfChanges && onDecide === undefined && (
        <>
          <Anchor component="button" type="button" size="sm" onClick={() => setDialog('compare')}>
            {t('compare.open')}
          </Anchor>
          {!isLocked && (
            <Anchor component="button" type="button" size="sm" onClick={() => setDialog('discard')}>
              {t('discard.open')}
            </Anchor>
          )}
        </>
      )}
      <CompareDialog
        groupId={job.researchGroupId}
        published={draftOf(job)}
        draft={isEditable(job) ? writing.draft : draftOf(changes)}
        isOpen={dialog === 'compare'}
        onClose={close}
      />
      <ConfirmDialog
        isOpen={dialog === 'discard'}
        onClose={close}
        title={t('discard.title')}
        text={t('discard.text')}
        confirm={t('discard.do')}
        onConfirm={() => discard.mutate()}
      />
    </Group>
  )
}

const Status = ({ job, changes, writing, onDecide }: Pick<Props, 'job' | 'changes' | 'writing' | 'onDecide'>) => {
  const { t } = useTranslation(['revisions', 'app'])
  const when = useWhen()
  const explain = useExplain()
  const { me } = useMe()
  const { data: group } = useQuery(groupQuery(job.researchGroupId))
  const { saving, retry } = writing
  const isDraft = job.state === 'DRAFT'
  if (onDecide !== undefined) return <span className={classes.failed}>{t('note.undecided')}</span>
  if (saving.state === 'failed')
    return (
      <span className={classes.failed}>
        {t('app:notSaved', { reason: explain(saving.error).title })} {t('note.kept')}{' '}
        {retry && (
          <Anchor component="button" type="button" size="sm" onClick={retry}>
            {t('app:again')}
          </Anchor>
        )}
      </span>
    )
  if (saving.state !== 'saved') return t(isDraft ? 'note.savingDraft' : 'note.savingChanges')
  if (isDraft) return t(saving.at ? 'note.draftAt' : 'note.draft', { time: saving.at && when(saving.at) })
  if (!changes.isPending && !isEditable(job)) return ''
  if (!changes.isPending && group && isSuspended(group)) return t('note.suspended')
  if (!changes.isPending) return t(job.stoppedAt === null ? 'note.public' : 'note.stopped')
  if (!isEditable(job)) return t('note.ended')
  const name = changes.by?.userId === me?.userId ? undefined : changes.by?.name
  return t(name ? 'note.waitingBy' : 'note.waiting', { time: changes.at && when(changes.at), name })
}
