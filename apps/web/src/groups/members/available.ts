import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { api, dataOf } from '../../api/client.ts'

export const availableQuery = (groupId: string, query: string) =>
  queryOptions({
    queryKey: ['groups', groupId, 'available', query],
    queryFn: ({ signal }) =>
      dataOf(
        api.GET('/api/users/available-for-research-group', {
          params: { query: { researchGroupId: groupId, query } },
          signal,
        }),
      ),
    placeholderData: keepPreviousData,
  })
