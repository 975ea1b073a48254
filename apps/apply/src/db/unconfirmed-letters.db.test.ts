import { randomUUID } from 'node:crypto'
import type { Database } from '@kolleg/database'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { migrations, type Tables } from './schema.ts'
import { databaseBefore } from './testing/database-before.ts'

let database: Database<Tables>
beforeAll(async () => {
  database = await databaseBefore('0047')
})
afterAll(() => database.close())

test('a letter that was being sent during the update may have arrived, and is never shown as taken back', async () => {
  const { query } = database
  const [sending, waiting] = [randomUUID(), randomUUID()]
  for (const [id, state] of [
    [sending, 'SENDING'],
    [waiting, 'WAITING'],
  ])
    await sql`insert into letter (letter_id, type, language, state, recipient_name, recipient_address, message_id,
      subject, text, html, secret, not_before, written_at)
      values (${id}, 'GROUP_ACTIVATED', 'en', ${state}, '', 'zoe@kolleg.test', ${id}, '', '', '', false, now(), now())`.execute(
      query,
    )
  await database.migrate(migrations)
  const takenBack = (id: string) =>
    query.updateTable('letter').set({ state: 'TAKEN_BACK' }).where('letter_id', '=', id).execute()
  await expect(takenBack(sending)).rejects.toThrow('letter_taken_back_check')
  await takenBack(waiting)
})
