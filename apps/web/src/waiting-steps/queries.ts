import { queryOptions } from '@tanstack/react-query'
import { api, dataOf } from '../api/client.ts'
import { untilNextMs } from './until-next.ts'

export const waitingKey = ['waiting-steps'] as const

/** The steps of a group that wait or have failed; without a group, of all. */
export const waitingStepsQuery = (researchGroupId?: string) =>
  queryOptions({
    queryKey: [...waitingKey, researchGroupId ?? 'everywhere'],
    queryFn: async ({ signal }) => {
      const query = researchGroupId === undefined ? {} : { researchGroupId }
      return (await dataOf(api.GET('/api/waiting-steps', { params: { query }, signal }))).items
    },
    refetchInterval: ({ state: { data } }) => untilNextMs(data ?? []),
  })
