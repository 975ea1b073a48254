import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { api, take } from '../../api/client.ts'
import { useAutosave } from '../../parts/autosave.ts'
import { type Job, jobQuery } from '../queries.ts'
import { askedIn, bodyOf, type Draft, draftOf } from './draft.ts'

/** A position while it is written: a draft keeps itself, a published one is kept when asked. */
export const useDraft = (job: Job) => {
  const client = useQueryClient()
  const [draft, setDraft] = useState<Draft>(() => draftOf(job))
  const version = useRef(job.version)
  const ids = useRef(new Map(job.questions.map(({ questionId }) => [questionId, questionId])))

  const known = useRef(job)
  if (job !== known.current) {
    // Only its state has changed, as by a step that waited: what is written here is still about the newest version.
    const isSame = textOf(job) === textOf(known.current) && known.current.version === version.current
    if (isSame) version.current = job.version
    known.current = job
  }

  const save = async (next: Draft): Promise<void> => {
    const { jobId } = job
    const body = bodyOf(next, version.current, ids.current)
    const kept = await take(api.PUT('/api/jobs/{jobId}', { params: { path: { jobId } }, body }))
    version.current = kept.version
    askedIn(next).forEach(({ key }, index) => {
      const question = kept.questions[index]
      if (question) ids.current.set(key, question.questionId)
    })
    client.setQueryData(jobQuery(jobId).queryKey, kept)
    await client.invalidateQueries({ queryKey: ['jobs', 'group'] })
  }
  const { saving, flush } = useAutosave({
    value: draft,
    save,
    isPaused: draft.title.trim() === '',
    isManual: job.state !== 'DRAFT',
  })
  const change = (part: Partial<Draft>): void => setDraft(old => ({ ...old, ...part }))
  return { draft, change, saving, flush }
}

const textOf = (job: Job): string => JSON.stringify(bodyOf(draftOf(job), 0, new Map()))

export type Change = ReturnType<typeof useDraft>['change']
