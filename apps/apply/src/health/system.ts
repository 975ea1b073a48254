import { sql } from 'kysely'
import { type Static, Type } from 'typebox'
import manifest from '../../package.json' with { type: 'json' }
import type { Context } from '../context.ts'
import { isDeadFor, isOthersToMend } from '../letters/dead-letters.ts'

const Count = (description: string) => Type.Integer({ minimum: 0, description })

/** For operators: does everything run, and does anything need attention? */
export const System = Type.Object(
  {
    version: Type.String(),
    startedAt: Type.String({ format: 'date-time', description: 'Since when the process that answers runs.' }),
    database: Type.Enum(['pglite', 'postgres']),
    mail: Type.Enum(['smtp', 'mailbox']),
    hasAi: Type.Boolean(),
    letters: Type.Object(
      {
        scheduled: Count('Written, and not due yet: until then many of them can be taken back.'),
        waiting: Count('Due and not tried yet.'),
        delayed: Count('Failed, and will be retried automatically.'),
        dead: Count('Given up.'),
        oldestDueAt: Type.Union([
          Type.String({ format: 'date-time', description: 'Since when the oldest that should be gone is due.' }),
          Type.Null(),
        ]),
      },
      { title: 'LetterQueue' },
    ),
  },
  { title: 'System' },
)
type System = Static<typeof System>

type Row = Omit<System['letters'], 'oldestDueAt'> & { readonly oldestDueAt: Date | null }

const startedAt = new Date(Date.now() - process.uptime() * 1000).toISOString()

export const lookAt = async ({ database, config, ai }: Context, readerId: string): Promise<System> => {
  // A count must not reveal a decision about the reader's own application.
  const isOwn = sql`coalesce(application_id in
    (select application_id from application where applicant_id = ${readerId}), false)`
  const { rows } = await sql<Row>`select
      (count(*) filter (where state = 'WAITING' and not_before > now() and not ${isOwn}))::integer as scheduled,
      (count(*) filter (where state in ('WAITING', 'SENDING') and not_before <= now()))::integer as waiting,
      (count(*) filter (where state = 'DELAYED'))::integer as delayed,
      (select count(*) from letter where ${isDeadFor(readerId)})::integer as dead,
      min(not_before) filter (where not_before <= now()) as "oldestDueAt"
    from letter where state in ('WAITING', 'SENDING', 'DELAYED') and ${isOthersToMend(readerId)} is not true`.execute(
    database.query,
  )
  const { scheduled = 0, waiting = 0, delayed = 0, dead = 0, oldestDueAt = null } = rows[0] ?? {}
  return {
    version: manifest.version,
    startedAt,
    database: database.engine,
    mail: config.SMTP_URL === undefined ? 'mailbox' : 'smtp',
    hasAi: ai !== undefined,
    letters: { scheduled, waiting, delayed, dead, oldestDueAt: oldestDueAt?.toISOString() ?? null },
  }
}
