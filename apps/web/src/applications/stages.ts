import type { ApplicationState, Overview } from './queries.ts'

export type StageName =
  | 'started'
  | 'sent'
  | 'review'
  | 'interview'
  | 'decision'
  | 'accepted'
  | 'rejected'
  | 'withdrawn'
  | 'closed'

export type Stage = {
  readonly name: StageName
  readonly when: 'done' | 'now' | 'ahead'
  readonly at?: string
}

/** The stages of each state: past, present, future. */
const ways = {
  SAVED: { now: 'started', ahead: ['sent', 'review', 'decision'] },
  SENT: { done: ['started'], now: 'sent', ahead: ['review', 'decision'] },
  IN_REVIEW: { done: ['started', 'sent'], now: 'review', ahead: ['decision'] },
  INTERVIEW: { done: ['started', 'sent', 'review'], now: 'interview', ahead: ['decision'] },
  ACCEPTED: { done: ['started', 'sent', 'review'], now: 'accepted' },
  REJECTED: { done: ['started', 'sent', 'review'], now: 'rejected' },
  WITHDRAWN: { done: ['started', 'sent'], now: 'withdrawn' },
  JOB_CLOSED: { done: ['started', 'sent'], now: 'closed' },
  JOB_CLOSED_DRAFT: { done: ['started'], now: 'closed' },
} as const satisfies Record<
  ApplicationState,
  { readonly done?: readonly StageName[]; readonly now: StageName; readonly ahead?: readonly StageName[] }
>

const endings: ReadonlySet<StageName> = new Set(['accepted', 'rejected', 'withdrawn', 'closed'])

type Dates = Pick<Overview, 'state' | 'createdAt' | 'updatedAt' | 'submittedAt'>

const dateOf = (name: StageName, { createdAt, submittedAt, updatedAt }: Dates): string | null => {
  if (name === 'started') return createdAt
  if (name === 'sent') return submittedAt
  return endings.has(name) ? updatedAt : null
}

export const stagesOf = (application: Dates): readonly Stage[] => {
  const { now, ...around }: { now: StageName; done?: readonly StageName[]; ahead?: readonly StageName[] } =
    ways[application.state]
  const behind = [...(around.done ?? []), now]
  return [
    ...behind.map(name => {
      const at = dateOf(name, application)
      return { name, when: name === now ? ('now' as const) : ('done' as const), ...(at && { at }) }
    }),
    ...(around.ahead ?? []).map(name => ({ name, when: 'ahead' as const })),
  ]
}
