import type { Reason, Review } from '../application.ts'

export type Decision = Review['decision']

type Said = { readonly message: string; readonly notify: boolean }

export type Verdict = Said &
  (
    | { readonly decision: 'ACCEPTED'; readonly closeJob: boolean }
    | { readonly decision: 'REJECTED'; readonly reason: Reason }
  )
