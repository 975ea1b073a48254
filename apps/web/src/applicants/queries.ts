import { queryOptions } from '@tanstack/react-query'
import { api, dataOf } from '../api/client.ts'
import type { Reply } from '../api/reply.ts'

export type Profile = Reply<'/api/applicants/me/profile', 'get'>
export type Document = Profile['documents'][number]

export const profileQuery = queryOptions({
  queryKey: ['applicant', 'profile'],
  queryFn: () => dataOf(api.GET('/api/applicants/me/profile')),
})

export const subscriptionsQuery = queryOptions({
  queryKey: ['applicant', 'subscriptions'],
  queryFn: () => dataOf(api.GET('/api/applicants/me/subscriptions')),
})
