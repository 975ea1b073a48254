import { api, take } from '../api/client.ts'
import type { Sent } from '../api/reply.ts'
import type { Outcome } from './application.ts'

type Body<Verb extends 'accept' | 'reject'> = Sent<`/api/evaluation/applications/{applicationId}/${Verb}`, 'post'>

/** Sent once, however often the line breaks. */
const key = () => ({ header: { 'idempotency-key': crypto.randomUUID() } })
const of = (applicationId: string) => ({ params: { path: { applicationId }, ...key() } })

export const openApplication = (applicationId: string) =>
  take(api.POST('/api/evaluation/applications/{applicationId}/open', of(applicationId)))

export const acceptApplication = (applicationId: string, body: Body<'accept'>) =>
  take(api.POST('/api/evaluation/applications/{applicationId}/accept', { ...of(applicationId), body }))

export const rejectApplication = (applicationId: string, body: Body<'reject'>) =>
  take(api.POST('/api/evaluation/applications/{applicationId}/reject', { ...of(applicationId), body }))

/** Nobody has read it after all. */
export const markUnread = (applicationId: string) =>
  take(api.POST('/api/evaluation/applications/{applicationId}/unread', of(applicationId)))

/** Off the shortlist, before the applicant knows of it. */
export const unlistApplication = (applicationId: string) =>
  take(api.POST('/api/evaluation/applications/{applicationId}/unlist', of(applicationId)))

/** The decision is open again, and its letter does not leave. */
export const reconsiderApplication = (applicationId: string) =>
  take(api.POST('/api/evaluation/applications/{applicationId}/reconsider', of(applicationId)))

export const decideMany = async (
  body: Sent<'/api/evaluation/applications/bulk', 'post'>,
): Promise<readonly Outcome[]> =>
  (await take(api.POST('/api/evaluation/applications/bulk', { params: key(), body }))).results
