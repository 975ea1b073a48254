import { queryOptions } from '@tanstack/react-query'
import { api, dataOf } from '../api/client.ts'
import type { Reply } from '../api/reply.ts'

export type RefereePage = Reply<'/api/reference-letters/{token}', 'get'>
export type Assessment = NonNullable<RefereePage['assessment']>

/** The token in the link is the credential. */
export const refereeQuery = (token: string) =>
  queryOptions({
    queryKey: ['referee', token],
    queryFn: () => dataOf(api.GET('/api/reference-letters/{token}', { params: { path: { token } } })),
  })

export const abilities = [
  'subjectKnowledge',
  'researchAbility',
  'independence',
  'motivation',
  'teamwork',
  'communication',
] as const satisfies readonly (keyof NonNullable<Assessment['abilities']>)[]
