import { queryOptions } from '@tanstack/react-query'
import { api, take } from '../api/client.ts'

const query = { limit: 100, sort: 'name' }

export const schoolsQuery = queryOptions({
  queryKey: ['schools'],
  queryFn: () => take(api.GET('/api/schools', { params: { query } })),
})

export const departmentsQuery = queryOptions({
  queryKey: ['departments'],
  queryFn: () => take(api.GET('/api/departments', { params: { query } })),
})
