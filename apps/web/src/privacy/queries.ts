import { queryOptions } from '@tanstack/react-query'
import { api, dataOf } from '../api/client.ts'

export const exportsQuery = queryOptions({
  queryKey: ['me', 'data-export'],
  queryFn: () => dataOf(api.GET('/api/users/me/data-export')),
})

/** My applications that stay when I delete my account. */
export const heldQuery = queryOptions({
  queryKey: ['privacy', 'held'],
  queryFn: () => dataOf(api.GET('/api/users/me/legal-holds')),
})
