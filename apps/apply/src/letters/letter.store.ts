import { type Insertable, type Selectable, sql, type Updateable } from 'kysely'
import type { Tables, Tx } from '../db/schema.ts'
import { isKeptOut } from '../people/kept-out.ts'
import { provenAddress } from '../people/proven-address.ts'
import { emptyAtEnd } from './empty.ts'
import { isInternal } from './kinds/internal.ts'
import type { Letter } from './letter.ts'
import type { Calendar } from './mail/mail.ts'
import { isAddress } from './mail/recipient.ts'
import { readdress } from './readdress.ts'

export type LetterRow = Selectable<Tables['letter']>

export const insertLetter = async (tx: Tx, row: Insertable<Tables['letter']>): Promise<void> => {
  await tx.insertInto('letter').values(row).execute()
}

/** Locks the row, so that taking back and sending cannot overlap. */
export const lockLetter = (tx: Tx, letterId: string): Promise<LetterRow | undefined> =>
  tx.selectFrom('letter').selectAll().where('letter_id', '=', letterId).forUpdate().executeTakeFirst()

export const updateLetter = async (tx: Tx, letterId: string, change: Updateable<Tables['letter']>): Promise<void> => {
  await tx.updateTable('letter').set(change).where('letter_id', '=', letterId).execute()
}

/**
 * The address for a letter to an account is its verified one, if that can receive mail. A person without one is written
 * to where they said, unless that address is verified for another person or was lost to one; groups do not write to
 * such members. So the place where a letter arrives never reveals whether another person has an account. A letter to a
 * bare address goes to that address, and a letter of a group to itself to its current address.
 */
export const findAddress = async (
  tx: Tx,
  { type, user_id: userId, research_group_id: groupId, recipient_address: written }: LetterRow,
): Promise<string | undefined> => {
  if (userId === null) return isInternal(type) ? await addressOfGroup(tx, groupId) : written
  const { rows } = await sql<{ proven: string; isStrange: boolean }>`select ${provenAddress('p')} as proven,
      exists (select from person o where lower(o.email) = lower(${written}) and o.email_verified and o.email <> ''
        and o.erased_at is null and o.user_id <> p.user_id)
      or exists (select from lost_address l where l.user_id = p.user_id
        and l.fingerprint = address_fingerprint(${written})) as "isStrange"
    from person p where p.user_id = ${userId}`.execute(tx)
  const [known] = rows
  if (known === undefined || isAddress(known.proven)) return known?.proven
  return known.isStrange || isInternal(type) ? undefined : written
}

/** Replies meant for the group go to its current address, or to the chair where only a committee judges. */
export const findReplyTo = async (
  tx: Tx,
  { reply_to: written, research_group_id: groupId, application_id: applicationId }: LetterRow,
): Promise<string | null> => {
  if (written === null || groupId === null) return written
  const chair = applicationId === null ? undefined : await chairInstead(tx, applicationId)
  return chair === undefined ? ((await addressOfGroup(tx, groupId)) ?? null) : chair
}

/** Where only a committee judges, the address of a chair instead of the group’s, or null if none has a proven one. */
const chairInstead = async (tx: Tx, applicationId: string): Promise<string | null | undefined> => {
  const { rows } = await sql<{ address: string | null }>`select (
      select ${provenAddress('p')} from seated s join person p on p.user_id = s.user_id
      where s.job_id = c.job_id and s.kind = 'CHAIR' and ${provenAddress('p')} <> ''
        and s.user_id <> a.applicant_id and not ${isKeptOut(sql.ref('s.user_id'), 'a.application_id')}
      order by p.user_id limit 1) as address
    from committee c join application a on a.job_id = c.job_id
    where a.application_id = ${applicationId} and c.committee_only`.execute(tx)
  return rows[0]?.address
}

/** The sender and recipient in the calendar are those of the letter as it leaves. */
export const calendarNow = (
  { calendar }: LetterRow,
  organizer: string,
  attendee: string | undefined,
): Calendar | null => {
  if (calendar === null || attendee === undefined) return calendar
  return { ...calendar, content: readdress(calendar.content, { organizer, attendee }) }
}

const addressOfGroup = async (tx: Tx, groupId: string | null): Promise<string | undefined> => {
  const { rows } = await sql<{ email: string }>`select email from research_group
    where research_group_id = ${groupId}`.execute(tx)
  return rows.map(({ email }) => email).find(isAddress)
}

/** Whether a member has left the group since it wrote to them, or the group has removed its own address. */
export const hasLeft = async (
  tx: Tx,
  { type, user_id: userId, research_group_id: groupId }: LetterRow,
): Promise<boolean> => {
  if (!isInternal(type)) return false
  if (userId === null) return (await addressOfGroup(tx, groupId)) === undefined
  if (groupId === null) return false
  const { rows } = await sql`select from role where research_group_id = ${groupId} and user_id = ${userId}`.execute(tx)
  return rows.length === 0
}

/**
 * Members for whom the application does not exist hear nothing of it, nor does the group’s common address where only a
 * committee judges.
 */
export const isReaderKeptOut = async (
  tx: Tx,
  { type, user_id: userId, application_id: applicationId }: LetterRow,
): Promise<boolean> => {
  if (applicationId === null) return false
  if (userId === null) return isInternal(type) && (await chairInstead(tx, applicationId)) !== undefined
  const { rows } = await sql`select from kept_out
    where user_id = ${userId} and application_id = ${applicationId}`.execute(tx)
  return rows.length > 0
}

/** Whether the reader was erased while the letter waited. A letter being sent still arrives (0022). */
export const isReaderErased = async (tx: Tx, { state, user_id: userId }: LetterRow): Promise<boolean> => {
  if (state !== 'WAITING' || userId === null) return false
  const { rows } = await sql`select from person where user_id = ${userId} and erased_at is not null`.execute(tx)
  return rows.length > 0
}

/** When a letter ends, a secret one loses its text, and one whose recipient must be unknown loses everything. */
export const endLetter = async (
  tx: Tx,
  { letter_id: letterId, secret }: LetterRow,
  change: Updateable<Tables['letter']>,
): Promise<void> => {
  await updateLetter(tx, letterId, { ...change, ...(secret && { text: null, html: null }) })
  await emptyAtEnd(tx, letterId)
}

/** More about the letter for the trail. */
export const aboutOf = ({ application_id: applicationId }: LetterRow): object =>
  applicationId ? { applicationId } : {}

export const livingOf = ({ letter_id, state }: LetterRow): Letter => ({ letterId: letter_id, state })
