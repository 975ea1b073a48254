import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query'
import { byCursor } from '../api/by-cursor.ts'
import { api, dataOf } from '../api/client.ts'
import type { Reply } from '../api/reply.ts'
import { roles } from '../api/values.gen.ts'
import { oneOfIn, type RawSearch, textIn } from '../app/search.ts'

export type Settings = Reply<'/api/users/me', 'patch'>

/** An empty PATCH returns the settings. */
export const mySettingsQuery = queryOptions({
  queryKey: ['me', 'settings'],
  queryFn: () => dataOf(api.PATCH('/api/users/me', { body: {} })),
})

export type PeopleSearch = { readonly query?: string; readonly role?: (typeof roles)[number] }
export type Person = Reply<'/api/admin/users', 'get'>['items'][number]

export const readPeopleSearch = (raw: RawSearch): PeopleSearch => {
  const query = textIn(raw, 'query')
  const role = oneOfIn(raw, 'role', roles)
  return { ...(query && { query }), ...(role && { role }) }
}

export const peopleQuery = (raw: PeopleSearch) => {
  const search = readPeopleSearch(raw)
  return infiniteQueryOptions({
    queryKey: ['admin', 'people', search],
    queryFn: ({ pageParam: cursor, signal }) =>
      dataOf(
        api.GET('/api/admin/users', {
          params: { query: { limit: 50, ...search, ...(cursor && { cursor }) } },
          signal,
        }),
      ),
    ...byCursor,
    placeholderData: keepPreviousData,
  })
}
