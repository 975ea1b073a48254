import type { Sent } from '../../api/reply.ts'
import type { Series, Span } from './periods.ts'

export type DraftSpan = Span & { readonly key: string }
export type SeriesDraft = Omit<Series, 'spans'> & {
  readonly spans: readonly DraftSpan[]
  readonly location: string
  readonly link: string
  readonly interviewerIds: readonly string[]
}

export const newSpan = (from: string, to: string): DraftSpan => ({ key: crypto.randomUUID(), from, to })

type Known = Pick<SeriesDraft, 'location' | 'link' | 'interviewerIds'>

export const firstDraft = (known: Known): SeriesDraft => ({
  days: [],
  spans: [{ key: 'first', from: '09:00', to: '12:00' }],
  durationMinutes: 45,
  breakMinutes: 15,
  ...known,
})

export const bodyOf = (draft: SeriesDraft): Sent<'/api/interviews/processes/{processId}/slots', 'post'> => ({
  days: draft.days.toSorted(),
  times: draft.spans.map(({ from, to }) => ({ from, ...(to && { to }) })),
  durationMinutes: draft.durationMinutes,
  breakMinutes: draft.breakMinutes,
  location: draft.location.trim(),
  link: draft.link.trim(),
  interviewerIds: [...draft.interviewerIds],
})
