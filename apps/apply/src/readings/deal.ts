import type { Actor } from '@kolleg/access'
import type { Static } from 'typebox'
import { applications } from '../applications/application.policy.ts'
import type { Application } from '../applications/application.ts'
import { lockApplication } from '../applications/get.ts'
import { judgedBy } from '../applications/judged-by.ts'
import { refuseAnonymised } from '../applications/refuse-anonymised.ts'
import { record } from '../audit/record.ts'
import type { Tx } from '../db/schema.ts'
import { lockJob } from '../jobs/get.ts'
import { lockMembersAmong } from '../people/lock-members.ts'
import { problem } from '../problems.ts'
import { dealEvenly, type Hand } from './deal-evenly.ts'
import { readings } from './reading.policy.ts'
import { addReadings, dropReadings, findHands, findReadersOf, mayReadAmong } from './reading.store.ts'
import type { Named } from './reading.ts'
import type { DealtView, NewDeal } from './reading.view.ts'

/** Deals the open applications for a position evenly. Those that were dealt already keep their readers. */
export const deal = async (
  tx: Tx,
  actor: Actor,
  id: string,
  { userIds, perApplication }: Static<typeof NewDeal>,
): Promise<Static<typeof DealtView>> => {
  const { jobId, researchGroupId } = await lockJob(tx, id)
  readings.permit(actor, 'deal', { jobId, researchGroupId })
  const readerIds = userIds.map(each => each.toLowerCase())
  refuseOthers(readerIds, await lockMembersAmong(tx, researchGroupId, readerIds))
  const hands = await findHands(tx, jobId, readerIds, judgedBy(actor))
  const dealt = dealEvenly(hands, readerIds, perApplication)
  await addReadings(tx, dealt, actor.userId)
  await record(
    tx,
    { object: 'readings', objectId: jobId, action: 'deal', by: actor.userId },
    { groupId: researchGroupId, details: { perApplication, readers: readerIds } },
  )
  const counts = Map.groupBy(dealt, each => each.applicationId)
  const countOf = ({ applicationId, readers }: Hand) => readers.length + (counts.get(applicationId)?.length ?? 0)
  const short = hands.filter(hand => countOf(hand) < perApplication).length
  return { dealt: dealt.length, short }
}

/** Says by hand who is to read an application. */
export const nameReaders = async (
  tx: Tx,
  actor: Actor,
  id: string,
  userIds: readonly string[],
): Promise<readonly Named[]> => {
  const application: Application = applications.permit(actor, 'evaluate', await lockApplication(tx, id)).record
  readings.permit(actor, 'deal', application)
  refuseAnonymised(application, 'nameReaders')
  const { applicationId, researchGroupId } = application
  const readerIds = userIds.map(each => each.toLowerCase())
  refuseOthers(readerIds, await mayReadAmong(tx, application, readerIds))
  await dropReadings(tx, applicationId, readerIds)
  await addReadings(
    tx,
    readerIds.map(userId => ({ applicationId, userId })),
    actor.userId,
  )
  await record(
    tx,
    { object: 'readings', objectId: applicationId, action: 'name', by: actor.userId },
    { groupId: researchGroupId, details: { applicationId, readers: readerIds } },
  )
  return await findReadersOf(tx, applicationId)
}

const refuseOthers = (userIds: readonly string[], allowed: readonly string[]): void => {
  const errors = userIds.flatMap((userId, index) =>
    allowed.includes(userId)
      ? []
      : [
          {
            pointer: `/userIds/${index}`,
            message: 'This person cannot judge these applications.',
            code: 'NO_MEMBER',
          } as const,
        ],
  )
  if (errors.length > 0) throw problem('VALIDATION_FAILED', { errors })
}
