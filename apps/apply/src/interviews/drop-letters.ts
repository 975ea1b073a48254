import { type RawBuilder, sql } from 'kysely'
import type { Tx } from '../db/schema.ts'
import { dropAll } from '../letters/drop.ts'
import type { LetterType } from '../letters/kinds/kinds.ts'

type One = { readonly applicationId: string }

const withATime: readonly LetterType[] = [
  'INTERVIEW_INVITATION',
  'INTERVIEW_BOOKED',
  'INTERVIEW_MOVED',
  'PANEL_INTERVIEW_BOOKED',
  'PANEL_INTERVIEW_MOVED',
]

const of = ({ applicationId }: One, types: readonly LetterType[]): RawBuilder<boolean> =>
  sql<boolean>`type = any(${[...types]}::text[]) and application_id = ${applicationId}`

/** Interviewers who may not know of their interview yet, because their first letter about it was dropped. */
export type Unaware = ReadonlySet<string | null>

/**
 * Drops pending letters to applicant and interviewers about a time that is no longer true, before they get a letter about
 * the change.
 */
export const dropTimeLetters = async (tx: Tx, one: One, at: Date): Promise<Unaware> => {
  const dropped = await dropAll(tx, of(one, withATime), at)
  return new Set(dropped.filter(({ type }) => type === 'PANEL_INTERVIEW_BOOKED').map(({ userId }) => userId))
}

/** Drops letters that ask a person to choose a time if they no longer can, or need not. */
export const dropChoiceLetter = (tx: Tx, one: One, at: Date) => dropAll(tx, of(one, ['INTERVIEW_SELF_SCHEDULING']), at)

/** The same for all interviewees of a job. */
export const dropChoiceLettersOf = (tx: Tx, processId: string, at: Date) =>
  dropAll(
    tx,
    sql<boolean>`type = 'INTERVIEW_SELF_SCHEDULING'
      and application_id in (select application_id from interviewee where process_id = ${processId})`,
    at,
  )

/** Drops the letter that tells an interviewer they are no longer needed, when they are back. */
export const dropFreedLetter = (tx: Tx, applicationId: string, userId: string, at: Date) =>
  dropAll(tx, sql<boolean>`${of({ applicationId }, ['PANEL_INTERVIEW_CANCELLED'])} and user_id = ${userId}`, at)

/** Drops letters to an interviewer about interviews of a group they have left. */
export const dropPanelLetters = (tx: Tx, groupId: string, userId: string, at: Date) =>
  dropAll(
    tx,
    sql<boolean>`type like 'PANEL_INTERVIEW_%' and research_group_id = ${groupId} and user_id = ${userId}`,
    at,
  )
