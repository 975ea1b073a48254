import { type Database, DatabaseRefusal } from '@kolleg/database'
import { type Kysely, sql, type Transaction } from 'kysely'
import type { Tables } from './schema.ts'

/** Of one course each row, and so on the machine of that course. */
const byCourse = [
  'course',
  'competency',
  'exercise',
  'exercise_competency',
  'competency_link',
  'semantic_cluster',
  'relation_feedback',
  'exercise_feedback',
  'suggestion_feedback',
] as const satisfies readonly (keyof Tables)[]

/** Ids of all courses: these stay on the coordinator. */
const ofAll = [
  'competency_place',
  'exercise_place',
  'association_across',
  'link_across',
] as const satisfies readonly (keyof Tables)[]

/**
 * Spreads the courses over the machines of a Citus cluster, once, with what is stored already. On any other server
 * nothing happens. Returns whether the courses are spread.
 */
export const spread = async (database: Database<Tables>): Promise<boolean> => {
  if (!(await isCluster(database.query))) return false
  await database.exclusively('spread the courses of suggest', () =>
    database.transaction(spreadOnce, { isUnlimited: true }),
  )
  return true
}

const isCluster = async (query: Kysely<Tables>): Promise<boolean> => {
  const { rows } = await sql<{ has_citus: boolean }>`
    select exists (select from pg_extension where extname = 'citus') as has_citus`.execute(query)
  if (!rows[0]?.has_citus) return false
  const nodes = await sql<{ groupid: number }>`select groupid from pg_dist_node`.execute(query)
  if (nodes.rows.length === 0) return false
  if (nodes.rows.some(({ groupid }) => groupid === 0)) return true
  throw new DatabaseRefusal(
    "The Citus cluster does not know its coordinator: run select citus_set_coordinator_host('<its host>', 5432) there.",
  )
}

const spreadOnce = async (tx: Transaction<Tables>): Promise<void> => {
  const known = await sql<{ name: string }>`
    select relname as name from pg_dist_partition join pg_class on pg_class.oid = logicalrelid`.execute(tx)
  const names = new Set(known.rows.map(({ name }) => name))
  const isLeft = (name: string) => !names.has(name)
  if (![...byCourse, ...ofAll].some(isLeft)) return
  // One connection for each machine, since tables that refer to each other change in one transaction.
  await sql`set local citus.multi_shard_modify_mode = 'sequential'`.execute(tx)
  // Of two tables that refer to each other, both must be spread before they may.
  const references = await sql<{ table: string; name: string; definition: string }>`
    select relname as table, conname as name, pg_get_constraintdef(pg_constraint.oid) as definition
    from pg_constraint join pg_class on pg_class.oid = conrelid
    where contype = 'f' and conrelid = any(${byCourse.filter(isLeft)}::regclass[])`.execute(tx)
  for (const { table, name } of references.rows)
    await sql`alter table ${sql.table(table)} drop constraint ${sql.id(name)}`.execute(tx)
  for (const name of byCourse.filter(isLeft))
    await sql`
      select create_distributed_table(${name}, 'course_id',
        colocate_with => ${name === 'course' ? 'none' : 'course'})`.execute(tx)
  for (const { table, name, definition } of references.rows)
    await sql`alter table ${sql.table(table)} add constraint ${sql.id(name)} ${sql.raw(definition)}`.execute(tx)
  // Known to the cluster, they are committed together with what is on its machines.
  for (const name of ofAll.filter(isLeft))
    await sql`
      select citus_add_local_table_to_metadata(${name}, cascade_via_foreign_keys => true)
      where not exists (select from pg_dist_partition where logicalrelid = ${name}::regclass)`.execute(tx)
}
