import type { Actor } from '@kolleg/access'
import type { QueryExecutorProvider } from 'kysely'
import type { Static } from 'typebox'
import { getJob } from '../../jobs/get.ts'
import { evaluated } from '../job.policy.ts'
import type { Mean } from '../seen-ratings.ts'
import { calibrate } from './calibrate.ts'
import { countUnseen, findRated, hasWeights } from './calibration.store.ts'
import type { Calibration } from './calibration.view.ts'
import { fewestRatings } from './overlap.ts'

/** How the readers of a job compare, from nothing but the ratings that the caller may see. */
export const readCalibration = async (
  db: QueryExecutorProvider,
  actor: Actor,
  id: string,
  asked?: Mean,
): Promise<Static<typeof Calibration>> => {
  const { jobId, title, researchGroupId } = await getJob(db, id)
  evaluated.permit(actor, 'evaluate', { researchGroupId })
  const isWeighted = await hasWeights(db, jobId)
  const mean = asked ?? (isWeighted ? 'weightedAverage' : 'average')
  const rated = await findRated(db, actor, jobId, mean)
  const { hindrances, readers, applications } = calibrate(
    rated.flatMap(({ applicationId, ratings }) => ratings.map(rating => ({ applicationId, ...rating }))),
  )
  const names = new Map(rated.flatMap(({ ratings }) => ratings.map(each => [each.readerId, each.readerName] as const)))
  const found = new Map(applications.map(each => [each.applicationId, each]))
  return {
    jobTitle: title,
    mean,
    hasWeights: isWeighted,
    hindrances,
    fewestRatings,
    unseenCount: await countUnseen(db, actor, jobId),
    readers: readers
      .map(reader => ({ ...reader, name: names.get(reader.readerId) ?? '' }))
      .toSorted(
        (one, other) =>
          (other.severity ?? 0) - (one.severity ?? 0) || other.count - one.count || one.name.localeCompare(other.name),
      ),
    applications: rated
      .flatMap(({ ratings: _, ...application }) => {
        const numbers = found.get(application.applicationId)
        return numbers === undefined ? [] : [{ ...application, ...numbers }]
      })
      .toSorted((one, other) => other.spread - one.spread),
  }
}
