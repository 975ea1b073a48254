import type { Reason, Review } from '../application.ts'

export type Decision = Review['decision']

type Message = { readonly message: string; readonly notify: boolean; readonly justification?: string }

export type Verdict = Message &
  (
    | { readonly decision: 'ACCEPTED'; readonly closeJob: boolean }
    | { readonly decision: 'REJECTED'; readonly reason: Reason }
  )
