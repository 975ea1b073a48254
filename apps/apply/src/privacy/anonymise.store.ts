import { type QueryExecutorProvider, sql } from 'kysely'
import { showAll } from '../applications/seen.ts'
import type { Profile } from '../db/application-tables.ts'
import type { Tx } from '../db/schema.ts'
import { eraseReplies } from '../front-door/erase-replies.ts'
import { emptyLetters } from '../letters/empty.ts'

type Ids = readonly string[]

const nobody: Profile = {
  firstName: '',
  lastName: '',
  email: '',
  phone: '',
  website: '',
  birthDate: null,
  nationality: null,
  street: '',
  postalCode: '',
  city: '',
  country: '',
  degrees: [],
}

const of = (ids: Ids) => sql<boolean>`application_id = any(${[...ids]}::uuid[])`

export const documentsAbout = async (
  db: QueryExecutorProvider,
  ids: Ids,
): Promise<readonly { readonly documentId: string }[]> => {
  const { rows } = await sql<{ documentId: string }>`select document_id as "documentId" from document
    where ${of(ids)} or reference_id in (select reference_id from reference where ${of(ids)})`.execute(db)
  return rows
}

/** Keeps states, dates and numbers. */
export const emptyApplications = async (tx: Tx, ids: Ids, at: Date): Promise<void> => {
  await sql`update application set first_name = '', last_name = '', email = '', german_grade = null, motivation = '',
      skills = '', experience = '', desired_start = null, answers = '{}', anonymised_at = ${at},
      version = version + 1, updated_at = ${at},
      snapshot = case when snapshot is not null then jsonb_set(snapshot, '{profile}', ${{ ...nobody }}::jsonb) end
    where ${of(ids)}`.execute(tx)
  await showAll(tx, ids)
  await sql`delete from reference where ${of(ids)}`.execute(tx)
  await sql`delete from internal_comment where ${of(ids)}`.execute(tx)
  await sql`update rating set note = '' where ${of(ids)}`.execute(tx)
  await sql`update recusal set reason = '', judged_before = '{}' where ${of(ids)}`.execute(tx)
  await sql`update application_review set message = '', justification = '' where ${of(ids)}`.execute(tx)
  const interviewees = sql`(select interviewee_id from interviewee where ${of(ids)})`
  await sql`update interview_assessment set notes = '' where interviewee_id in ${interviewees}`.execute(tx)
  await sql`update interview_booking set timezone = null where interviewee_id in ${interviewees}`.execute(tx)
  // Also letters to the group and to referees.
  await emptyLetters(tx, of(ids))
  await eraseReplies(tx, ids)
}
