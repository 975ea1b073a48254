import { useQuery } from '@tanstack/react-query'
import { myRequestsQuery } from './queries.ts'

/** My requests for research groups that are still undecided. */
export const useOpenRequests = () => {
  const { data } = useQuery(myRequestsQuery)
  return data?.items.filter(({ state }) => state === 'DRAFT') ?? []
}
