import type { Reason, Review } from '../application.ts'

export type Decision = Review['decision']

/** What is said with a decision. */
export type Verdict = {
  readonly reason: Reason
  readonly message: string
  readonly notify: boolean
  readonly closeJob: boolean
}
