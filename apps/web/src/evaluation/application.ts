import type { Reply } from '../api/reply.ts'
import { sentStates } from '../api/values.gen.ts'
import { isUnderway } from '../applications/states.ts'

export type Page = Reply<'/api/evaluation/applications', 'get'>
export type Line = Page['items'][number]
export type Detail = Reply<'/api/evaluation/applications/{applicationId}', 'get'>
/** The new state after a step. */
export type Moved = Reply<'/api/evaluation/applications/{applicationId}/open', 'post'>
export type Review = Detail['reviews'][number]
export type Ratings = Reply<'/api/applications/{applicationId}/ratings', 'get'>
export type Comment = Reply<'/api/applications/{applicationId}/comments', 'get'>['items'][number]
export type Reference = Detail['references'][number]
export type ReceivedDocument = Detail['documents'][number]
export type Degree = NonNullable<Detail['applicant']>['degrees'][number]
export type SavedView = Reply<'/api/evaluation/views', 'get'>['items'][number]
export type Outcome = Reply<'/api/evaluation/applications/bulk', 'post'>['results'][number]
export type State = Line['state']

export const underway = sentStates.filter(isUnderway)

export const reasons = ['FAILED_REQUIREMENTS', 'JOB_FILLED', 'JOB_OUTDATED', 'OTHER_REASON'] as const
export type Reason = (typeof reasons)[number]

export const marks = [-2, -1, 0, 1, 2] as const
export type Mark = (typeof marks)[number]

/** `+1` and `−1`, with a real minus sign. */
export const signed = (value: number, format: (size: number) => string = String): string =>
  `${value > 0 ? '+' : value < 0 ? '−' : ''}${format(Math.abs(value))}`

export type Named = { readonly firstName: string; readonly lastName: string; readonly email?: string }
export const nameOf = ({ firstName, lastName, email = '' }: Named): string => `${firstName} ${lastName}`.trim() || email

export const isUnread = ({ state }: Pick<Line, 'state'>): boolean => state === 'SENT'
