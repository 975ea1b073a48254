import { queryOptions } from '@tanstack/react-query'
import { api, take } from '../api/client.ts'

export const exportsQuery = queryOptions({
  queryKey: ['me', 'data-export'],
  queryFn: () => take(api.GET('/api/users/me/data-export')),
})
