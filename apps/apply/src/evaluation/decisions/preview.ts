import type { Actor } from '@kolleg/access'
import type { Context } from '../../context.ts'
import { previewOf } from '../../letters/preview.ts'
import { problem } from '../../problems.ts'
import { getEvaluable } from '../get.ts'
import { decisionLetter, type Verdict } from './decision-letter.ts'

/** The decision letter as the applicant would read it, before anything is decided. */
export const previewLetter = (context: Context, actor: Actor, applicationId: string, verdict: Verdict) =>
  context.database.transaction(async tx => {
    const { record: application } = await getEvaluable(tx, actor, applicationId)
    const letter = await decisionLetter(tx, context, application, verdict, new Date())
    if (letter === undefined)
      throw problem('NOT_FOUND', { detail: 'The applicant has no e-mail address that a letter could go to.' })
    return { ...(await previewOf(tx, context.letters.site, letter)), leavesAt: letter.notBefore.toISOString() }
  })
