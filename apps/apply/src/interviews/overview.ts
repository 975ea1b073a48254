import type { Actor } from '@kolleg/access'
import { type QueryExecutorProvider, sql } from 'kysely'
import { problem } from '../problems.ts'
import { readProcess } from './get.ts'
import { processes } from './process.policy.ts'
import { type Counted, countProcesses } from './process.store.ts'
import { listNext } from './slot.store.ts'

const readable = (actor: Actor) =>
  sql`${processes.which(actor, 'read', { researchGroupId: 'p.research_group_id', jobId: 'p.job_id' })}`

/** Every process of the caller's groups with its counts. */
export const readOverview = (db: QueryExecutorProvider, actor: Actor): Promise<readonly Counted[]> =>
  countProcesses(db, actor.userId, readable(actor))

export const readUpcoming = (db: QueryExecutorProvider, actor: Actor, limit: number) =>
  listNext(db, actor.userId, readable(actor), limit)

export const readDetail = async (db: QueryExecutorProvider, actor: Actor, processId: string): Promise<Counted> => {
  const { processId: known } = await readProcess(db, actor, processId)
  const [process] = await countProcesses(db, actor.userId, sql`p.process_id = ${known}`)
  if (process === undefined) throw problem('NOT_FOUND')
  return process
}
