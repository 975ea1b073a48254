import { sql } from 'kysely'

/** Sets what is left of a letter when nobody may know any more what it said and to whom; that there was one stays. */
export const emptiedLetter = sql`subject = '', text = null, html = null, secret = true, calendar = null,
  recipient_name = '', recipient_address = '', reply_to = null`
