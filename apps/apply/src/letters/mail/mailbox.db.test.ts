import { testDatabase } from '@kolleg/database/testing'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { migrations, type Tables } from '../../db/schema.ts'
import { mailContract, message } from './mail.contract.ts'
import { mailboxMail } from './mailbox.ts'

const from = 'Kolleg <kolleg@kolleg.test>'
const calm = new AbortController().signal

mailContract('mail into the mailbox', async () => {
  const database = await testDatabase<Tables>(migrations)
  return {
    mail: mailboxMail(database, from),
    arrived: async () =>
      (await database.query.selectFrom('mailbox_letter').selectAll().execute()).map(row => ({
        messageId: row.message_id,
        to: { name: row.recipient_name, address: row.recipient_address },
        replyTo: row.reply_to,
        subject: row.subject,
        text: row.text,
        html: row.html,
        calendar: row.calendar,
        unsubscribe: row.unsubscribe,
        strangeHeaders: [],
      })),
    close: () => database.close(),
  }
})

test('the mailbox keeps the newest two hundred letters', async () => {
  const database = await testDatabase<Tables>(migrations)
  try {
    const mail = mailboxMail(database, from)
    await sql`insert into mailbox_letter (message_id, sender, recipient_name, recipient_address, subject, text, html)
      select n, '', '', '', n, '', '' from generate_series(1, 200) n`.execute(database.query)
    for (const subject of ['201', '202', '203']) await mail.send(message({ subject }), calm)
    const kept = await database.query
      .selectFrom('mailbox_letter')
      .select('subject')
      .orderBy('mailbox_letter_id')
      .execute()
    expect([kept.length, kept[0]?.subject, kept.at(-1)?.subject]).toEqual([200, '4', '203'])
  } finally {
    await database.close()
  }
})
