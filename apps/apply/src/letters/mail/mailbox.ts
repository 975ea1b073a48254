import type { Database } from '@kolleg/database'
import type { Tables } from '../../db/schema.ts'
import { calledOff, MailFailure } from './failure.ts'
import type { Mail } from './mail.ts'

const kept = 200

/** Without a mail server letters are stored in a table, the newest two hundred of them. */
export const mailboxMail = ({ transaction }: Pick<Database<Tables>, 'transaction'>, sender: string): Mail => ({
  send: async ({ messageId, to, replyTo, subject, text, html, calendar, unsubscribe }, signal, mayEnd) => {
    if (signal.aborted) throw new MailFailure('The attempt was stopped.', false)
    if (mayEnd !== undefined && !(await mayEnd())) throw calledOff()
    await transaction(async tx => {
      await tx
        .insertInto('mailbox_letter')
        .values({
          message_id: messageId,
          sender,
          recipient_name: to.name,
          recipient_address: to.address,
          reply_to: replyTo,
          subject,
          text,
          html,
          calendar,
          unsubscribe,
        })
        .onConflict(conflict => conflict.column('message_id').doNothing())
        .execute()
      const oldest = tx.selectFrom('mailbox_letter').select('mailbox_letter_id').orderBy('mailbox_letter_id', 'desc')
      await tx.deleteFrom('mailbox_letter').where('mailbox_letter_id', '<=', oldest.offset(kept).limit(1)).execute()
    })
  },
})
