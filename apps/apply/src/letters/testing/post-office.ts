import type { Database } from '@kolleg/database'
import { createLog } from '@kolleg/front'
import { sql } from 'kysely'
import type { Tables } from '../../db/schema.ts'
import type { Retries } from '../../outbox/effect.ts'
import { createOutbox } from '../../outbox/outbox.ts'
import { createLetters } from '../letters.ts'
import type { Mail } from '../mail/mail.ts'

export const from = 'Kolleg für Bewerbungen <kolleg@kolleg.test>'

/** Letters and their outbox with a database and a way to send, as in one instance of the service. */
export const testPostOffice = async (database: Database<Tables>, mail: Mail, retries?: Retries) => {
  const log = createLog('test', 'silent')
  const outbox = await createOutbox({ database, log, kinds: ['letter'], ...(retries && { retries }) })
  const letters = createLetters({
    database,
    outbox,
    mail,
    from,
    site: { name: 'Kolleg', url: 'https://apply.example' },
  })
  const effects = { letter: letters.effect }
  return {
    letters,
    start: () => outbox.start(effects),
    deliverDue: () => outbox.carryOutDue(effects),
    recover: outbox.recover,
    close: outbox.close,
  }
}

/** Moves the times in the queue into the past, and makes it look for dead processes at once. */
export const hoursPass = async (database: Database<Tables>, hours: number): Promise<void> => {
  const passed = sql`make_interval(hours => ${hours}::int)`
  await sql`update pgboss.job set start_after = start_after - ${passed}, started_on = started_on - ${passed},
    heartbeat_on = heartbeat_on - ${passed}`.execute(database.query)
  await sql`update pgboss.queue set monitor_on = null, monitor_claim_on = null`.execute(database.query)
}

export const letterOf = (database: Database<Tables>, letterId: string) =>
  database.query.selectFrom('letter').selectAll().where('letter_id', '=', letterId).executeTakeFirstOrThrow()
