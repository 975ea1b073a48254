import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { api, dataOf } from '../../api/client.ts'
import { Problem } from '../../api/problem.ts'
import { useAutosavedDraft } from '../../parts/use-autosaved-draft.ts'
import { useUnsaved } from '../../parts/use-unsaved.ts'
import { type Changes, changesQuery } from '../../revisions/queries.ts'
import { type Job, jobQuery } from '../queries.ts'
import { bodyOf, type Draft, type DraftQuestion, finished, isAsked, isNamed } from './draft.ts'
import { type BaseVersion, baseVersionOf, isEditable, type SavedText, savedTextOf } from './saved-text.ts'

type Saved = { readonly version: number; readonly base: number; readonly questions: Job['questions'] }

const contentOf = (draft: Draft): unknown => ({
  ...bodyOf(draft),
  questions: draft.questions.map(({ key: _, ...question }) => question),
})

/** Drafts are saved without unfinished items, changes as they are. */
const isWhole = (draft: Draft, at: BaseVersion | undefined): boolean =>
  at?.target === 'changes' ||
  (draft.title.trim() !== '' && draft.questions.every(isAsked) && draft.criteria.every(isNamed))

/** The key of the unsaved copy in this tab. */
export const copyKey = (jobId: string): string => `job ${jobId}`

/**
 * The editor's state. It saves itself, in the draft or as changes that only the group sees; until then this tab keeps a
 * copy.
 */
export const useWriting = (job: Job, changes: Changes, isPaused: boolean) => {
  const { jobId } = job
  const client = useQueryClient()
  const [start] = useState(() => savedTextOf(job, changes))
  const copy = useUnsaved<Draft, BaseVersion>(copyKey(jobId))
  /** A restored copy may be based on a version that this page has not loaded. */
  const isRestored = useRef(copy.read() !== undefined)
  const ids = useRef(new Map([...job.questions, ...changes.questions].map(({ questionId: id }) => [id, id])))
  /** The service's latest text known to this page. */
  const seen = useRef<SavedText>(start)
  const error = useRef<unknown>(undefined)

  const keepDraft = async (draft: Draft, { version }: BaseVersion): Promise<Saved> => {
    const title = draft.title.trim() || seen.current.draft.title
    const body = { ...bodyOf({ ...draft, title }, ids.current), version }
    const kept = await dataOf(api.PUT('/api/jobs/{jobId}', { params: { path: { jobId } }, body }))
    client.setQueryData(jobQuery(jobId).queryKey, kept)
    return { version: kept.version, base: kept.version, questions: kept.questions }
  }
  const keepChanges = async (draft: Draft, { version, base }: BaseVersion): Promise<Saved> => {
    const body = { ...bodyOf(draft, ids.current), version, base }
    const kept = await dataOf(api.PUT('/api/jobs/{jobId}/revision', { params: { path: { jobId } }, body }))
    client.setQueryData(changesQuery(jobId).queryKey, kept)
    return kept
  }
  const noteIds = (sent: readonly DraftQuestion[], kept: Job['questions']): void =>
    sent.forEach(({ key }, index) => {
      const question = kept[index]
      if (question) ids.current.set(key, question.questionId)
    })
  const save = async (draft: Draft, at: BaseVersion): Promise<BaseVersion> => {
    const { target } = at
    // Written while the position had another state.
    if (target !== seen.current.target) throw new Problem({ code: 'VERSION_CONFLICT', status: 412 })
    const sent = target === 'draft' ? finished(draft) : draft
    const kept = await (target === 'draft' ? keepDraft(sent, at) : keepChanges(sent, at))
    noteIds(sent.questions, kept.questions)
    const now: BaseVersion = { target, version: kept.version, base: kept.base }
    seen.current = { ...now, draft: sent }
    isRestored.current = false
    void client.invalidateQueries({ queryKey: ['jobs', 'group'] })
    return now
  }

  const kept = useAutosavedDraft<Draft, BaseVersion>({
    key: copyKey(jobId),
    first: start.draft,
    version: baseVersionOf(start),
    contentOf,
    isWhole,
    isPaused: isPaused || !isEditable(job),
    save: async (draft, at = seen.current) => {
      try {
        return await save(draft, at)
      } catch (reason) {
        error.current = reason
        throw reason
      }
    },
  })
  return {
    ...kept,
    /** Continues if only the versions changed, as after a delayed step. */
    follow: (newest: SavedText): void => {
      seen.current = newest
      kept.follow(baseVersionOf(newest))
    },
    change: (part: Partial<Draft>): void => kept.setDraft(old => ({ ...old, ...part })),
    ids: ids.current,
    seen,
    /** Why the last save failed. */
    error,
    copy,
    isRestored,
  }
}

export type Writing = ReturnType<typeof useWriting>
export type Change = Writing['change']
