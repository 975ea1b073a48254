import { queryOptions } from '@tanstack/react-query'
import { api, dataOf } from '../api/client.ts'

const query = { limit: 100, sort: 'name' }

export const schoolsQuery = queryOptions({
  queryKey: ['schools'],
  queryFn: () => dataOf(api.GET('/api/schools', { params: { query } })),
})

export const departmentsQuery = queryOptions({
  queryKey: ['departments'],
  queryFn: () => dataOf(api.GET('/api/departments', { params: { query } })),
})
