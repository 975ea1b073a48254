import { sql, type Transaction } from 'kysely'
import type { Tables } from './schema.ts'

/** What a writer must have to itself, so that clusters, sizes and versions stay exact. */
export type Claim = {
  /** The courses of every record that it writes or that a cluster is made of. */
  readonly courses: Iterable<number>
  /** Competencies that it may create. */
  readonly created?: Iterable<number>
  /** Competencies that must not be created meanwhile, because exercises that it writes train them once they are. */
  readonly absent?: Iterable<number>
}

type Mode = 'shared' | 'alone'
export type Locks = ReadonlyMap<string, Mode>

/** The whole store. Older versions of the service take it alone for every save. */
const whole = ''
const wholeKey = 7_370_001
/** A server has room for some thousand locks: a writer of more courses takes the whole store. */
const mostCourses = 200
/** The ids of competencies that are not there share this many. */
const absentLocks = 64

export const locksFor = ({ courses, created = [], absent = [] }: Claim): Locks => {
  const ids = new Set(courses)
  if (ids.size > mostCourses) return new Map([[whole, 'alone']])
  return new Map<string, Mode>([
    [whole, 'shared'],
    ...[...ids].map(id => [`course ${id}`, 'alone'] as const),
    ...[...created].map(id => [`absent ${id % absentLocks}`, 'shared'] as const),
    ...[...absent].map(id => [`absent ${id % absentLocks}`, 'alone'] as const),
  ])
}

export const isCovered = (needed: Locks, held: Locks): boolean =>
  held.get(whole) === 'alone' ||
  [...needed].every(([name, mode]) => held.get(name) === 'alone' || held.get(name) === mode)

export const both = (held: Locks, needed: Locks): Locks => {
  const all = new Map([...held, ...needed, ...[...held].filter(([, mode]) => mode === 'alone')])
  return all.size > mostCourses + absentLocks ? new Map([[whole, 'alone']]) : all
}

/** Waits for locks, which last until the end of the transaction. Everybody takes them in the same order. */
export const take = async (db: Transaction<Tables>, locks: Locks): Promise<void> => {
  const names = [...locks.keys()].toSorted()
  const alone = names.map(name => locks.get(name) === 'alone')
  await sql`
    select case when is_alone then pg_advisory_xact_lock(key)::text else pg_advisory_xact_lock_shared(key)::text end
    from (
      select is_alone, case when name = ${whole} then ${wholeKey} else hashtextextended(name, 0) end as key
      from unnest(${names}::text[], ${alone}::boolean[]) as wanted (name, is_alone) offset 0
    ) keys`.execute(db)
}
