import type { Actor } from '@kolleg/access'
import { record } from '../audit/record.ts'
import type { Context } from '../context.ts'
import type { Tx } from '../db/schema.ts'
import { distinctIds } from '../lists/distinct-ids.ts'
import { contact } from './contact.ts'
import { lockProcess } from './get.ts'
import { interviewees } from './interviewee.policy.ts'
import { lockToInvite } from './interviewee.store.ts'
import type { Interviewee } from './interviewee.ts'
import { mustBeOpen, type Process } from './process.ts'
import { invitationLetter } from './tell.ts'

export const outcomes = [
  'INVITED',
  'INVITED_AGAIN',
  'HAS_A_SLOT',
  'NOT_SHORTLISTED',
  'NO_ADDRESS',
  'OWN',
  'UNKNOWN',
] as const
export type Outcome = (typeof outcomes)[number]
export type Invited = { readonly intervieweeId: string; readonly outcome: Outcome }

type InvitationRequest = { readonly intervieweeIds?: readonly string[]; readonly message?: string }

/** Asks the named people, or all who were not contacted yet, to choose a time. Each gets their own result. */
export const invite = async (
  tx: Tx,
  context: Context,
  actor: Actor,
  processId: string,
  { intervieweeIds, message = '' }: InvitationRequest,
): Promise<readonly Invited[]> => {
  const process = await lockProcess(tx, actor, 'invite', processId)
  mustBeOpen(process, 'invite')
  const named = intervieweeIds && distinctIds(intervieweeIds)
  // A caller who is on the list without knowing must not learn of it here, nor whom they are recused from.
  const found = (await lockToInvite(tx, process.processId, named)).filter(each => interviewees.may(actor, 'read', each))
  const ids = named ?? found.map(({ intervieweeId }) => intervieweeId)
  const invited: Invited[] = []
  for (const intervieweeId of ids) {
    const interviewee = found.find(each => each.intervieweeId === intervieweeId)
    const outcome = interviewee ? await inviteOne(tx, context, actor, interviewee, process, message) : 'UNKNOWN'
    invited.push({ intervieweeId, outcome })
  }
  return invited
}

const inviteOne = async (
  tx: Tx,
  context: Context,
  actor: Actor,
  interviewee: Interviewee,
  process: Process,
  message: string,
): Promise<Outcome> => {
  const { intervieweeId, applicationId, contactedAt } = interviewee
  if (!interviewees.may(actor, 'invite', interviewee)) return 'OWN'
  if (interviewee.applicationState !== 'INTERVIEW') return 'NOT_SHORTLISTED'
  if (interviewee.bookingId !== null) return 'HAS_A_SLOT'
  const letter = invitationLetter(context, interviewee, process, message)
  if (letter === undefined) return 'NO_ADDRESS'
  await context.letters.write(tx, letter)
  const at = new Date()
  await contact(tx, context, interviewee, { by: actor.userId, at })
  await record(
    tx,
    { object: 'interviewee', objectId: intervieweeId, action: 'invite', by: actor.userId, at },
    { groupId: process.researchGroupId, details: { applicationId } },
  )
  return contactedAt === null ? 'INVITED' : 'INVITED_AGAIN'
}
