import { MutationCache, type Query, QueryCache, QueryClient } from '@tanstack/react-query'
import { isOutage, onReturn, waitForReturn } from './away.ts'
import { isProblem } from './problem.ts'

const tries = 2

const isRetryable = (error: Error): boolean =>
  isProblem(error) && (error.status === 0 || error.status === 502 || error.status === 503 || error.status === 504)

/** Independent of the group in which the person works. */
export const whoKey = ['me', 'who'] as const
const isWho = ({ queryKey: [first, second] }: FailedQuery): boolean => first === whoKey[0] && second === whoKey[1]

type FailedQuery = Pick<Query<unknown, unknown>, 'queryKey' | 'setState'>

const onFailed = (error: Error, query: FailedQuery): void => {
  onRefused(error, query)
  if (isOutage(error)) void waitForReturn()
}

/** A 403 may mean a lost role: drops what the role showed, and asks once who the person is now. */
const onRefused = (error: Error, query?: FailedQuery): void => {
  if (!isProblem(error, 'ACCESS_DENIED')) return
  query?.setState({ data: undefined })
  if (query && isWho(query)) return
  void queries.invalidateQueries({ queryKey: whoKey }, { cancelRefetch: false })
}

export const queries = new QueryClient({
  queryCache: new QueryCache({ onError: onFailed }),
  mutationCache: new MutationCache({ onError: error => onRefused(error) }),
  defaultOptions: {
    queries: { staleTime: 15_000, retry: (count, error) => count < tries && isRetryable(error) },
    mutations: { retry: false },
  },
})

/** Refetches the queries that failed during the outage. */
export const refetchFailed = (): Promise<void> =>
  queries.refetchQueries({ predicate: ({ state }) => isOutage(state.error) })

onReturn(refetchFailed)
