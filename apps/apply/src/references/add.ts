import { randomUUID } from 'node:crypto'
import type { Actor } from '@kolleg/access'
import { applications } from '../applications/application.policy.ts'
import { type Application, applicationSteps } from '../applications/application.ts'
import { attemptOf } from '../applications/attempt.ts'
import { getApplication, lockAsSeen } from '../applications/get.ts'
import { lockJobShared, refuseEnded } from '../applications/open-job.ts'
import { record } from '../audit/record.ts'
import type { Context } from '../context.ts'
import type { Tx } from '../db/schema.ts'
import { orExists } from '../db/violations.ts'
import { asPublished } from '../jobs/as-published.ts'
import type { Job } from '../jobs/job.ts'
import { problem } from '../problems.ts'
import { isAmong } from '../states/among.ts'
import { underway } from '../states/application-states.ts'
import { countEver, countReferees } from './count.ts'
import { refuseOwnAddress } from './own-addresses.ts'
import type { NewReferee } from './referee.body.ts'
import { type Found, findReference, insertReference } from './reference.store.ts'
import { mostEverNamed, mostReferences, referenceSteps } from './reference.ts'
import { requestOne } from './request.ts'

/** Names a referee. If the others were asked already, this one is asked at once. */
export const addReferee = async (
  tx: Tx,
  context: Context,
  actor: Actor,
  applicationId: string,
  given: NewReferee,
): Promise<Found> => {
  const { jobId } = applications.permit(actor, 'nameReferee', await getApplication(tx, applicationId)).record
  const job = await asPublished(tx, await lockJobShared(tx, jobId))
  const application = await lockAsSeen(tx, actor, applicationId)
  const moment = { by: actor.userId, at: new Date() }
  await refuseOwnAddress(tx, applicationId, given.email)
  applicationSteps.step(application, 'nameReferee', attemptOf(actor, application))
  refuseEnded(job, 'nameReferee')
  if ((await countReferees(tx, applicationId)) >= mostReferences)
    throw problem('LIMIT_REACHED', { detail: `An application names at most ${mostReferences} referees.` })
  if ((await countEver(tx, applicationId)) >= mostEverNamed)
    throw problem('LIMIT_REACHED', { detail: 'Too many referees were named and taken back.' })
  const referenceId = randomUUID()
  const { next: state, fact } = referenceSteps.create(referenceId, 'add', moment)
  await insertReference(tx, { reference_id: referenceId, application_id: applicationId, state, ...rowOf(given) }).catch(
    orExists('This address is named already.'),
  )
  await record(tx, fact, { details: { applicationId: application.applicationId } })
  const added = await known(tx, referenceId)
  if (!isAskedNow(application, job)) return added
  await requestOne(tx, context, application, added, job, moment)
  return await known(tx, referenceId)
}

/** Whether submission or the shortlist has already asked the others. */
const isAskedNow = ({ state }: Application, { lettersFromShortlistOnly }: Job): boolean =>
  lettersFromShortlistOnly ? state === 'INTERVIEW' : isAmong(underway, state)

const rowOf = ({ firstName, lastName, email, title, institution, relationship, language }: NewReferee) => ({
  first_name: firstName.trim(),
  last_name: lastName.trim(),
  email: email.trim(),
  title: title?.trim() ?? '',
  institution: institution?.trim() ?? '',
  relationship: relationship?.trim() ?? '',
  ...(language && { language }),
})

const known = async (tx: Tx, referenceId: string): Promise<Found> => {
  const found = await findReference(tx, referenceId)
  if (found === undefined) throw new Error('The reference was added and is not there.')
  return found
}
