import type { Static } from 'typebox'
import { problem } from '../../problems.ts'
import type { LetterPreviewRequest } from './decision.view.ts'
import type { Verdict } from './decision-letter.ts'

/** A rejection has a reason, an acceptance has none. */
export const verdictOf = ({ decision, reason, message = '' }: Static<typeof LetterPreviewRequest>): Verdict => {
  if (decision === 'ACCEPTED' && reason === undefined) return { decision, reason: null, message }
  if (decision === 'REJECTED' && reason !== undefined) return { decision, reason, message }
  const said = decision === 'REJECTED' ? 'A rejection needs a reason.' : 'An acceptance has no reason.'
  throw problem('VALIDATION_FAILED', { errors: [{ pointer: '/reason', message: said, code: 'REASON' }] })
}
