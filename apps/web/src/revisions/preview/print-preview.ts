import { send } from '../../api/client.ts'
import { problemOf } from '../../api/problem.ts'
import type { Sent } from '../../api/reply.ts'
import { bodyOf, type Draft, finished } from '../../jobs/editor/draft.ts'
import type { Language } from '../../language/language.ts'

export type Form = Sent<'/api/jobs/preview/pdf', 'post'>

/** The body for the PDF service, without unfinished items. */
export const formOf = (researchGroupId: string, draft: Draft, titleless: string): Form => ({
  ...bodyOf(finished(draft)),
  researchGroupId,
  title: draft.title.trim() || titleless,
})

/** The PDF of an unsaved text. */
export const printPreview = async (form: Form, language: Language, signal?: AbortSignal): Promise<Blob> => {
  const answer = await send(
    new Request(new URL(`/api/jobs/preview/pdf?language=${language}`, location.origin), {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(form),
      signal: signal ?? null,
    }),
  )
  if (!answer.ok) throw problemOf(answer, await answer.json().catch(() => undefined))
  return await answer.blob()
}
