import { api, dataOf } from '../api/client.ts'
import type { Sent } from '../api/reply.ts'
import type { Outcome } from './application.ts'

type Body<Verb extends 'accept' | 'reject'> = Sent<`/api/evaluation/applications/{applicationId}/${Verb}`, 'post'>

/** One key for all retries. */
const key = () => ({ header: { 'idempotency-key': crypto.randomUUID() } })
const of = (applicationId: string) => ({ params: { path: { applicationId }, ...key() } })

export const openApplication = (applicationId: string) =>
  dataOf(api.POST('/api/evaluation/applications/{applicationId}/open', of(applicationId)))

export const acceptApplication = (applicationId: string, body: Body<'accept'>) =>
  dataOf(api.POST('/api/evaluation/applications/{applicationId}/accept', { ...of(applicationId), body }))

export const rejectApplication = (applicationId: string, body: Body<'reject'>) =>
  dataOf(api.POST('/api/evaluation/applications/{applicationId}/reject', { ...of(applicationId), body }))

export const markUnread = (applicationId: string) =>
  dataOf(api.POST('/api/evaluation/applications/{applicationId}/unread', of(applicationId)))

/** Removes from the shortlist an applicant who does not know of it yet. */
export const unlistApplication = (applicationId: string) =>
  dataOf(api.POST('/api/evaluation/applications/{applicationId}/unlist', of(applicationId)))

/** Reopens the decision and cancels its letter. */
export const reconsiderApplication = (applicationId: string) =>
  dataOf(api.POST('/api/evaluation/applications/{applicationId}/reconsider', of(applicationId)))

export const decideMany = async (
  body: Sent<'/api/evaluation/applications/bulk', 'post'>,
): Promise<readonly Outcome[]> =>
  (await dataOf(api.POST('/api/evaluation/applications/bulk', { params: key(), body }))).results
