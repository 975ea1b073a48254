import type { Database } from '@kolleg/database'
import { sql } from 'kysely'
import { type Static, Type } from 'typebox'
import type { Tables } from '../db/schema.ts'
import type { ListQuery } from '../lists/list-query.ts'
import { type Page, readPage } from '../lists/page.ts'
import { isKeptOut } from '../people/kept-out.ts'
import { instant, uuid } from '../schema-parts.ts'
import { type LetterType, letterTypes } from './kinds/kinds.ts'

type Rejection = Extract<LetterType, `APPLICATION_REJECTED_${string}`>
const isRejection = (type: LetterType): type is Rejection => type.startsWith('APPLICATION_REJECTED_')

/** The reason for a rejection stays with the group. */
const shownAs = (type: LetterType): Exclude<LetterType, Rejection> | 'APPLICATION_REJECTED' =>
  isRejection(type) ? 'APPLICATION_REJECTED' : type

/** A letter that could not be delivered, without its text: an administrator can repair it unread. */
export const DeadLetter = Type.Object(
  {
    letterId: uuid,
    type: Type.Enum([...new Set(letterTypes.map(shownAs))], { description: 'One for all rejections.' }),
    recipientName: Type.String(),
    recipientAddress: Type.String(),
    subject: Type.Optional(Type.String({ description: 'Left out of letters about an application.' })),
    attempts: Type.Integer(),
    lastError: Type.String({ description: 'Why the last attempt failed.' }),
    writtenAt: instant,
    mayResend: Type.Boolean({
      description: 'False for a secret letter, whose text is deleted, and for one that would arrive too late.',
    }),
  },
  { title: 'DeadLetter' },
)

type Dead = Omit<Static<typeof DeadLetter>, 'type' | 'subject' | 'writtenAt'> & {
  readonly type: LetterType
  readonly subject: string | null
  readonly writtenAt: Date
}

export const deadLetterOrder = { sortable: { writtenAt: sql`written_at` }, sortedBy: 'writtenAt' }

/**
 * Letters to others about the reader's own application reveal how it is judged, so other administrators deal with them,
 * as with letters about an application that the reader is recused from.
 */
export const isOthersToMend = (readerId: string | null) => sql<boolean>`((user_id is distinct from ${readerId}
  and application_id in (select application_id from application where applicant_id = ${readerId}))
  or ${isKeptOut(sql`${readerId}::uuid`, 'letter.application_id')})`

/** A letter without its text can no longer be sent. */
export const isDeadFor = (readerId: string) => sql<boolean>`state = 'DEAD' and recipient_address <> ''
  and ${isOthersToMend(readerId)} is not true`

const list = {
  select: sql`letter_id as "letterId", type, recipient_name as "recipientName", recipient_address as "recipientAddress",
    case when application_id is null then subject end as subject, attempts, coalesce(last_error, '') as "lastError",
    written_at as "writtenAt", text is not null and coalesce(expires_at > now(), true) as "mayResend"`,
  from: sql`letter`,
  id: sql`letter_id`,
  ...deadLetterOrder,
}

export const deadLetters = async (
  { query }: Database<Tables>,
  readerId: string,
  asked: ListQuery,
): Promise<Page<Static<typeof DeadLetter>>> => {
  const page = await readPage<Dead>(query, { ...list, where: isDeadFor(readerId) }, asked)
  return { ...page, items: page.items.map(shown) }
}

/** Subjects name applicants and decisions. An administrator may only know state, job and dates. */
const shown = ({ type, subject, writtenAt, ...letter }: Dead): Static<typeof DeadLetter> => ({
  ...letter,
  type: shownAs(type),
  ...(subject !== null && { subject }),
  writtenAt: writtenAt.toISOString(),
})
