import type { Actor } from '@kolleg/access'
import type { Context } from '../context.ts'
import { previewOf } from '../letters/preview.ts'
import { problem } from '../problems.ts'
import { getInterviewee, readProcess } from './get.ts'
import { interviewees } from './interviewee.policy.ts'
import { invitationLetter } from './tell.ts'

/** The invitation as the applicant would read it, before it is sent. */
export const previewInvitation = async (context: Context, actor: Actor, intervieweeId: string, message: string) => {
  const db = context.database.query
  const { record } = interviewees.permit(actor, 'invite', await getInterviewee(db, intervieweeId))
  const process = await readProcess(db, actor, record.processId)
  const letter = invitationLetter(context, record, process, message)
  if (letter === undefined)
    throw problem('NOT_FOUND', { detail: 'The applicant has no e-mail address that a letter could go to.' })
  return await previewOf(db, context.letters.site, letter)
}
