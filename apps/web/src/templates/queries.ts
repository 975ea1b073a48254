import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { api, dataOf } from '../api/client.ts'
import type { Reply } from '../api/reply.ts'

export type Template = Reply<'/api/research-groups/{researchGroupId}/email-templates', 'get'>['items'][number]
export type LetterType = Template['type']
export type LetterLanguage = Template['language']
export type Words = Pick<Template, 'subject' | 'body'>

const path = (researchGroupId: string) => ({ path: { researchGroupId } })

/** All of them fit into one page. */
export const templatesQuery = (groupId: string) =>
  queryOptions({
    queryKey: ['templates', groupId],
    queryFn: () =>
      dataOf(
        api.GET('/api/research-groups/{researchGroupId}/email-templates', {
          params: { ...path(groupId), query: { limit: 100 } },
        }),
      ),
  })

export const templateQuery = (groupId: string, type: LetterType, language: LetterLanguage) =>
  queryOptions({
    queryKey: ['templates', groupId, type, language],
    queryFn: () =>
      dataOf(
        api.GET('/api/research-groups/{researchGroupId}/email-templates', {
          params: { ...path(groupId), query: { type, language, limit: 1 } },
        }),
      ),
  })

export const previewQuery = (groupId: string, type: LetterType, language: LetterLanguage, words: Words) =>
  queryOptions({
    queryKey: ['templates', groupId, type, language, 'preview', words],
    queryFn: ({ signal }) =>
      dataOf(
        api.POST('/api/research-groups/{researchGroupId}/email-templates/preview', {
          params: path(groupId),
          body: { type, language, ...words },
          signal,
        }),
      ),
    placeholderData: keepPreviousData,
    retry: false,
    gcTime: 60_000,
  })
