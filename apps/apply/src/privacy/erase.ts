import { layDownAdmin } from '../admins/dismiss.ts'
import { removeApplication } from '../applying/delete.ts'
import { withdrawApplication } from '../applying/withdraw.ts'
import { record } from '../audit/record.ts'
import type { Context } from '../context.ts'
import type { Tx } from '../db/schema.ts'
import { deleteDocumentsAndFiles, documentsOfProfile } from '../documents/of-application.ts'
import { leaveAll } from '../groups/members/leave-all.ts'
import { takeBackRequests } from '../groups/take-back-requests.ts'
import { endIdentities } from '../people/end-identities.ts'
import { lockCaller } from '../people/lock-caller.ts'
import type { Person } from '../people/person.ts'
import { tellOfCancellingNow } from '../references/tell-of-cancelling.ts'
import { isAmong } from '../states/among.ts'
import { drafts, underway } from '../states/application-states.ts'
import { anonymise } from './anonymise.ts'
import { applicationsOf, deleteOwn, emptyPerson } from './erase.store.ts'
import { heldAmong } from './held.store.ts'

const whatever = (): void => {}

/**
 * Ends an account. Drafts are deleted, open applications are withdrawn with all consequences, and sent ones keep only
 * states, dates and numbers, or stay whole until a legal hold ends. The last PROFESSOR of a group and the last ADMIN must find a successor first.
 */
export const erase = async (tx: Tx, context: Context, { userId }: Person): Promise<void> => {
  const person = await lockCaller(tx, userId)
  await leaveAll(tx, context, person)
  await takeBackRequests(tx, person)
  if (person.roles.some(({ role }) => role === 'ADMIN')) await layDownAdmin(tx, person)
  const applications = await applicationsOf(tx, userId)
  for (const { applicationId, state } of applications) {
    if (isAmong(drafts, state)) await removeApplication(tx, context, person, applicationId, whatever)
    if (isAmong(underway, state)) await withdrawApplication(tx, context, person, applicationId, whatever)
    await tellOfCancellingNow(tx, context, applicationId)
  }
  const held = await heldAmong(
    tx,
    applications.map(({ applicationId }) => applicationId),
  )
  const sent = applications.filter(({ applicationId, state }) => !isAmong(drafts, state) && !held.has(applicationId))
  await anonymise(tx, context, sent)
  await deleteDocumentsAndFiles(tx, context, await documentsOfProfile(tx, userId))
  await endIdentities(tx, userId)
  await deleteOwn(tx, person)
  await emptyPerson(tx, userId)
  await record(tx, { object: 'person', objectId: userId, action: 'erase', by: userId })
}
