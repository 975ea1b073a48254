import type { WaitingStep } from '../api/client.ts'
import type { Format } from '../language/format.ts'

type Step = Pick<WaitingStep, 'kind' | 'concerns' | 'researchGroupId'>

/** Somebody who is not known here yet is invited: such a request names no person. */
export const wordsOfKind = ({ kind, concerns, researchGroupId }: Step) =>
  kind === 'ADD_MEMBER' && concerns.every(id => id === researchGroupId) ? 'INVITE_MEMBER' : kind

/** What a step is about, with its time as the reader writes it. */
export const aboutIn = ({ about }: Pick<WaitingStep, 'about'>, { date }: Pick<Format, 'date'>): string | null =>
  about?.replace(/(\d{4}-\d\d-\d\d) (\d\d:\d\d)/, (_, day: string, time: string) => `${date(day)}, ${time}`) ?? null
