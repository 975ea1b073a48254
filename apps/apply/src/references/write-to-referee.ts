import { sql } from 'kysely'
import type { Context } from '../context.ts'
import type { Tx } from '../db/schema.ts'
import type { Job } from '../jobs/job.ts'
import { dropAll } from '../letters/drop.ts'
import { linkTo } from '../site/link.ts'
import { settleOwed } from './ending.store.ts'
import { hashOf, newKey } from './key.ts'
import { insertKey } from './reference.store.ts'
import type { Referee } from './reference.ts'

export const refereeName = ({
  title,
  firstName,
  lastName,
}: Pick<Referee, 'title' | 'firstName' | 'lastName'>): string => [title, firstName, lastName].filter(Boolean).join(' ')

const confidentiality = {
  en: {
    yes: 'What you write is confidential: the applicant will not see it.',
    no: 'What you write is not confidential: the applicant can read it once you have handed it in.',
  },
  de: {
    yes: 'Was Sie schreiben, ist vertraulich: Die sich bewerbende Person bekommt es nicht zu sehen.',
    no: 'Was Sie schreiben, ist nicht vertraulich: Die sich bewerbende Person kann es lesen, sobald Sie es abgegeben haben.',
  },
} as const

export type Request = {
  readonly referee: Referee & { readonly referenceId: string; readonly applicationId: string }
  readonly applicantName: string
  readonly job: Pick<Job, 'title' | 'researchGroupId' | 'researchGroupName' | 'timezone'>
  readonly isConfidential: boolean
  readonly expiresAt: Date
  /** Omitted for at once. */
  readonly leavesAt?: Date
}

/** Writes a letter with its own link; only the hash of its key is stored. */
export const writeToReferee = async (
  tx: Tx,
  context: Context,
  type: 'REFERENCE_REQUEST' | 'REFERENCE_REMINDER',
  { referee, applicantName, job, isConfidential, expiresAt, leavesAt }: Request,
): Promise<void> => {
  const { referenceId, applicationId, language, email } = referee
  const key = newKey()
  await insertKey(tx, referenceId, hashOf(key))
  const reference = {
    link: linkTo(context, `/reference-letters/${key}`),
    until: dayIn(expiresAt, language, job.timezone),
  }
  const letter = {
    groupId: job.researchGroupId,
    applicationId,
    language,
    to: { name: refereeName(referee), address: email },
    expiresAt,
    ...(leavesAt && { notBefore: leavesAt }),
  }
  const data = {
    referee: { name: refereeName(referee) },
    applicant: { name: applicantName },
    job: { title: job.title },
    group: { name: job.researchGroupName },
  }
  if (type === 'REFERENCE_REMINDER') {
    await context.letters.write(tx, { type, ...letter, data: { ...data, reference } })
    return
  }
  await dropCancellation(tx, referee)
  const told = confidentiality[language][isConfidential ? 'yes' : 'no']
  await context.letters.write(tx, {
    type,
    ...letter,
    data: { ...data, reference: { ...reference, confidentiality: told } },
  })
}

/** A referee who is asked again must not be told that nothing is needed. */
const dropCancellation = async (tx: Tx, referee: Request['referee']): Promise<void> => {
  await settleOwed(tx, referee)
  const { applicationId, email } = referee
  const which = sql<boolean>`type = 'REFERENCE_CANCELLED' and user_id is null and application_id = ${applicationId}
    and lower(recipient_address) = lower(${email})`
  await dropAll(tx, which, new Date())
}

/** The last full day on which the link works. */
const dayIn = (instant: Date, language: string, timeZone: string): string =>
  new Intl.DateTimeFormat(language === 'de' ? 'de-DE' : 'en-GB', { dateStyle: 'long', timeZone }).format(
    instant.getTime() - 1,
  )
