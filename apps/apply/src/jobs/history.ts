import type { Actor } from '@kolleg/access'
import { type QueryExecutorProvider, sql } from 'kysely'
import { type Static, Type } from 'typebox'
import type { ListQuery } from '../lists/list-query.ts'
import { readPage } from '../lists/page.ts'
import { problem } from '../problems.ts'
import { instant, orNull } from '../schema-parts.ts'
import { readJob } from './get.ts'
import { Author } from './job.view.ts'
import { type Entry, findVersion, keptColumns } from './version.store.ts'

export const HistoryEntry = Type.Object(
  {
    version: Type.Integer(),
    at: instant,
    action: Type.String(),
    changed: Type.Array(Type.String(), { description: 'The fields that differ from the version before.' }),
    by: orNull(Author),
  },
  { title: 'JobHistoryEntry' },
)

export const OldVersion = Type.Object(
  { ...HistoryEntry.properties, content: Type.Record(Type.String(), Type.Unknown()) },
  { title: 'JobVersion' },
)

const entryView = ({ byUser, byName, at, changed, ...entry }: Entry): Static<typeof HistoryEntry> => ({
  ...entry,
  at: at.toISOString(),
  changed: [...changed],
  by: byUser === null ? null : { userId: byUser, name: byName },
})

export const historyOrder = { sortable: { version: sql`v.version` }, sortedBy: '-version' }

/** Who did what to the job and when, the newest first. */
export const readHistory = async (db: QueryExecutorProvider, actor: Actor, jobId: string, asked: ListQuery) => {
  await readJob(db, actor, jobId)
  const { items, ...rest } = await readPage<Entry>(
    db,
    {
      select: keptColumns,
      from: sql`job_version v left join person p on p.user_id = v.by_user`,
      where: sql`v.job_id = ${jobId}`,
      id: sql`v.version`,
      ...historyOrder,
    },
    asked,
  )
  return { items: items.map(entryView), ...rest }
}

/** The whole of an old version. */
export const readVersion = async (
  db: QueryExecutorProvider,
  actor: Actor,
  jobId: string,
  version: number,
): Promise<Static<typeof OldVersion>> => {
  await readJob(db, actor, jobId)
  const kept = await findVersion(db, jobId, version)
  if (kept === undefined) throw problem('NOT_FOUND')
  const { content, ...entry } = kept
  return { ...entryView(entry), content }
}
