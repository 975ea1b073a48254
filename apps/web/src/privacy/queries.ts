import { queryOptions } from '@tanstack/react-query'
import { api, dataOf } from '../api/client.ts'

export const exportsQuery = queryOptions({
  queryKey: ['me', 'data-export'],
  queryFn: () => dataOf(api.GET('/api/users/me/data-export')),
})
