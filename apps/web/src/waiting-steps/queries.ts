import { queryOptions } from '@tanstack/react-query'
import { api, take } from '../api/client.ts'
import { untilNextMs } from './until-next.ts'

export const waitingKey = ['waiting-steps'] as const

/** What waits, or could not be carried out, in a group; without one, everywhere. */
export const waitingStepsQuery = (researchGroupId?: string) =>
  queryOptions({
    queryKey: [...waitingKey, researchGroupId ?? 'everywhere'],
    queryFn: async ({ signal }) => {
      const query = researchGroupId === undefined ? {} : { researchGroupId }
      return (await take(api.GET('/api/waiting-steps', { params: { query }, signal }))).items
    },
    refetchInterval: ({ state: { data } }) => untilNextMs(data ?? []),
  })
