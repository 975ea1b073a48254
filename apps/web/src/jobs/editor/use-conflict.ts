import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { isProblem } from '../../api/problem.ts'
import { useToast } from '../../problems/use-toast.tsx'
import { differing } from '../../revisions/fields.ts'
import { type Changes, changesQuery, lastChangeQuery, versionQuery } from '../../revisions/queries.ts'
import { type Job, jobQuery } from '../queries.ts'
import type { Conflict } from './conflict.ts'
import { type Draft, draftOf, finished, withIds } from './draft.ts'
import { baseVersionOf, isEditable, isNewer, isOutdated, type SavedText, savedTextOf } from './saved-text.ts'
import type { Writing } from './use-writing.ts'

const isOfVersions = (error: unknown): boolean => isProblem(error, 'VERSION_CONFLICT', 'STATE_CONFLICT')

type Options = {
  readonly job: Job
  readonly changes: Changes
  readonly writing: Writing
  readonly conflict: Conflict | undefined
  readonly setConflict: (conflict: Conflict) => void
  /** Refetches, and starts the form again. */
  readonly onBegin: () => Promise<void>
}

/** Detects that a position has two texts, keeps both until somebody chooses, and continues with the choice. */
export const useConflict = ({ job, changes, writing, conflict, setConflict, onBegin }: Options) => {
  const { t } = useTranslation('revisions')
  const { jobId } = job
  const client = useQueryClient()
  const toast = useToast()
  const [isOpen, setOpen] = useState(false)
  const { saving, copy, seen } = writing
  const draft = useRef(writing.draft)
  draft.current = writing.draft

  const goOnWith = async (chosen: Draft, from: SavedText): Promise<void> => {
    if (differing(chosen, from.draft).length === 0) copy.remove()
    else copy.write({ value: chosen, version: baseVersionOf(from) })
    await onBegin()
  }
  /** Continues with the text on screen, based on another version. */
  const goOn = (from: SavedText): void => {
    writing.follow(from)
    if (saving.state !== 'saved') writing.change({})
  }
  const fetched = (): Promise<[Job, Changes]> =>
    Promise.all([
      client.fetchQuery({ ...jobQuery(jobId), staleTime: 0 }),
      client.fetchQuery({ ...changesQuery(jobId), staleTime: 0 }),
    ])
  const mineFor = ({ target }: Pick<SavedText, 'target'>): Draft =>
    withIds(target === 'draft' ? finished(draft.current) : draft.current, writing.ids)

  const commonOf = async (outdated: number | undefined): Promise<Draft | undefined> => {
    if (outdated === undefined && !writing.isRestored.current) return seen.current.draft
    const at = copy.read()?.version
    const kept = outdated ?? (at?.target === 'draft' ? at.version : undefined)
    if (kept === undefined) return undefined
    return draftOf((await client.fetchQuery(versionQuery(jobId, kept))).text)
  }

  const look = async (): Promise<void> => {
    const [now, waiting] = await fetched()
    if (!isEditable(now)) return await onBegin()
    const isBehind = isOutdated(now, waiting) && waiting.version === seen.current.version
    // For outdated changes the other text is the position's own.
    const theirs: SavedText = isBehind
      ? { target: 'changes', version: waiting.version, base: now.version, draft: draftOf(now) }
      : savedTextOf(now, waiting)
    const mine = mineFor(theirs)
    if (differing(mine, theirs.draft).length === 0) return goOn(theirs)
    const common = await commonOf(isBehind ? waiting.base : undefined)
    // If only one side has edits there is nothing to choose.
    if (common && differing(common, theirs.draft).length === 0) return goOn(theirs)
    if (common && differing(common, mine).length === 0) return await goOnWith(theirs.draft, theirs)
    const isOfChanges = theirs.target === 'changes' && !isBehind && waiting.isPending
    const last = isOfChanges ? waiting : await client.fetchQuery(lastChangeQuery(jobId))
    setConflict({ theirs, common, at: last?.at ?? null, by: last?.by ?? null })
    setOpen(true)
  }
  const lookOrReport = (): void => void look().catch(toast.problem)

  const failed = saving.state === 'failed' && isOfVersions(saving.error) ? saving.error : undefined
  useEffect(() => {
    if (failed !== undefined) lookOrReport()
  }, [failed])

  const isBehind = isOutdated(job, changes)
  useEffect(() => {
    if (isBehind) void writing.flush().then(lookOrReport)
  }, [isBehind])

  const newest = savedTextOf(job, changes)
  const hasNews = !isBehind && isNewer(newest, seen.current)
  const isSame = hasNews && differing(newest.draft, seen.current.draft).length === 0
  useEffect(() => {
    if (isSame) writing.follow(newest)
  })
  // Without unsaved edits of mine, simply shows the newer text.
  const isComing = hasNews && !isSame && saving.state === 'saved'
  useEffect(() => {
    if (isComing) void onBegin()
  }, [isComing, onBegin])

  const bringBack = async (mine: Draft): Promise<void> => {
    const [now, waiting] = await fetched()
    await goOnWith(mine, savedTextOf(now, waiting))
  }
  return {
    /** A newer text is about to replace the one on screen. */
    isComing,
    isOpen,
    open: (): void => setOpen(true),
    close: (): void => setOpen(false),
    mine: conflict && mineFor(conflict.theirs),
    choose: async (chosen: Draft): Promise<void> => {
      if (conflict === undefined) return
      const mine = mineFor(conflict.theirs)
      setOpen(false)
      await goOnWith(chosen, conflict.theirs)
      if (differing(chosen, mine).length > 0) toast.undoable(t('conflict.chosen'), () => void bringBack(mine))
    },
  }
}
