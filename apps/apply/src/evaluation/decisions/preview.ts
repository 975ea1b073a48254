import type { Actor } from '@kolleg/access'
import type { Context } from '../../context.ts'
import { letterKinds } from '../../letters/kinds/kinds.ts'
import { ownWords } from '../../letters/own-words.ts'
import { render } from '../../letters/render.ts'
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
    const { type, language, groupId, data, to, notBefore } = letter
    const template = await ownWords(tx, groupId, type, language)
    const rendered = render({
      kind: letterKinds[type],
      language,
      data,
      site: context.letters.site,
      ...(template && { template }),
    })
    return {
      type,
      language,
      to: { name: to.name },
      leavesAt: notBefore.toISOString(),
      ...rendered,
    }
  })
