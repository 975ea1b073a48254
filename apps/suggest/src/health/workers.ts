import { sql } from 'kysely'
import { abortable } from '../abortable.ts'
import type { Store } from '../vectors/store.ts'

/** As for the collections, which are looked at meanwhile: a health check still answers in time. */
const longestWaitMs = 1_500

/**
 * The workers of a cluster that do not answer, by the number that the cluster gives them; none if all of them are away,
 * or if there is no cluster.
 */
export const workersAway = async (store: Store): Promise<readonly number[]> => {
  const asking = async (): Promise<readonly number[]> => {
    if (!(await store.isSpread())) return []
    const { rows } = await store.look(({ db }) =>
      sql<{ nodeid: number; success: boolean }>`
        select nodeid, success from run_command_on_workers('select 1')
        join pg_dist_node using (nodename, nodeport) order by nodeid`.execute(db),
    )
    const away = rows.filter(({ success }) => !success).map(({ nodeid }) => nodeid)
    return away.length < rows.length ? away : []
  }
  try {
    return await abortable(asking(), AbortSignal.timeout(longestWaitMs))
  } catch {
    return []
  }
}
