import type { Actor } from '@kolleg/access'
import type { QueryExecutorProvider } from 'kysely'
import type { Static } from 'typebox'
import { judgedBy } from '../applications/judged-by.ts'
import { getJob } from '../jobs/get.ts'
import { readings } from './reading.policy.ts'
import { countUndealt, findReaders, findReadersOf } from './reading.store.ts'
import type { ReadingsView } from './reading.view.ts'

/** How far the readers of a position are, over the applications that exist for the one who asks. */
export const readReadings = async (
  db: QueryExecutorProvider,
  actor: Actor,
  id: string,
): Promise<Static<typeof ReadingsView>> => {
  const { jobId, researchGroupId } = await getJob(db, id)
  const place = { jobId, researchGroupId }
  readings.permit(actor, 'read', place)
  const seen = judgedBy(actor)
  return {
    readers: [...(await findReaders(db, jobId, seen))],
    ...(await countUndealt(db, jobId, seen)),
    may: readings.may(actor, 'deal', place) ? ['deal'] : [],
  }
}

/** Who is to read one application, for a caller who may evaluate it. */
export const readersOf = findReadersOf
