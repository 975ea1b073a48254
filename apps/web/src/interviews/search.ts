import { intervieweeStates } from '../api/values.gen.ts'
import { oneOfIn, type RawSearch, textIn } from '../app/search.ts'

export type IntervieweeState = (typeof intervieweeStates)[number]

export type ProcessSearch = { readonly state?: IntervieweeState; readonly past?: 'shown' }

/** The address holds everything that the page shows. */
export const readProcessSearch = (raw: RawSearch): ProcessSearch => {
  const state = oneOfIn(raw, 'state', intervieweeStates)
  return { ...(state && { state }), ...(textIn(raw, 'past') === 'shown' && { past: 'shown' as const }) }
}
