import type { LetterType } from './queries.ts'

/** The letters by subject, in chronological order. */
export const chapters = {
  application: [
    'APPLICATION_SENT',
    'APPLICATION_RECEIVED',
    'APPLICATION_WITHDRAWN',
    'APPLICATION_JOB_CLOSED',
    'APPLICATION_ACCEPTED',
    'APPLICATION_REJECTED_JOB_FILLED',
    'APPLICATION_REJECTED_JOB_OUTDATED',
    'APPLICATION_REJECTED_FAILED_REQUIREMENTS',
    'APPLICATION_REJECTED_OTHER_REASON',
  ],
  interview: [
    'INTERVIEW_INVITATION',
    'INTERVIEW_SELF_SCHEDULING',
    'INTERVIEW_BOOKED',
    'INTERVIEW_MOVED',
    'INTERVIEW_CANCELLED',
    'INTERVIEW_REMINDER',
    'PANEL_INTERVIEW_BOOKED',
    'PANEL_INTERVIEW_MOVED',
    'PANEL_INTERVIEW_CANCELLED',
  ],
  reference: ['REFERENCE_REQUEST', 'REFERENCE_REMINDER', 'REFERENCE_CANCELLED'],
  member: ['MEMBER_ADDED', 'MEMBER_INVITED', 'MEMBER_MENTIONED'],
} as const satisfies Readonly<Record<string, readonly LetterType[]>>

export type Chapter = keyof typeof chapters
export const chapterNames = Object.keys(chapters) as readonly Chapter[]

const all: readonly LetterType[] = Object.values(chapters).flat()

export const letterTypeOf = (text: string): LetterType | undefined => all.find(type => type === text)
export const letterLanguageOf = (text: string) => (['en', 'de'] as const).find(each => each === text)
