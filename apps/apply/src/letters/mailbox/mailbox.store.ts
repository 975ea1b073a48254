import type { Kysely, Selectable } from 'kysely'
import type { Tables } from '../../db/schema.ts'

export type ArrivedLetter = Selectable<Tables['mailbox_letter']>
export type Envelope = Pick<
  ArrivedLetter,
  'mailbox_letter_id' | 'recipient_name' | 'recipient_address' | 'subject' | 'arrived_at'
>

export const selectEnvelopes = (query: Kysely<Tables>): Promise<Envelope[]> =>
  query
    .selectFrom('mailbox_letter')
    .select(['mailbox_letter_id', 'recipient_name', 'recipient_address', 'subject', 'arrived_at'])
    .orderBy('mailbox_letter_id', 'desc')
    .execute()

export const selectArrived = (query: Kysely<Tables>, id: number): Promise<ArrivedLetter | undefined> =>
  query.selectFrom('mailbox_letter').selectAll().where('mailbox_letter_id', '=', id).executeTakeFirst()
