import { MutationCache, type Query, QueryCache, QueryClient } from '@tanstack/react-query'
import { isOfAbsence, onReturn, waitForReturn } from './away.ts'
import { isProblem } from './problem.ts'

const tries = 2

const mayGoBetter = (error: Error): boolean =>
  isProblem(error) && (error.status === 0 || error.status === 502 || error.status === 503 || error.status === 504)

/** Independent of the group in which the person works. */
export const whoKey = ['me', 'who'] as const
const isWho = ({ queryKey: [first, second] }: Asked): boolean => first === whoKey[0] && second === whoKey[1]

type Asked = Pick<Query<unknown, unknown>, 'queryKey' | 'setState'>

const onFailed = (error: Error, asked: Asked): void => {
  onRefused(error, asked)
  if (isOfAbsence(error)) void waitForReturn()
}

/** A 403 may mean a lost role: drops what the role showed, and asks once who the person is now. */
const onRefused = (error: Error, asked?: Asked): void => {
  if (!isProblem(error, 'ACCESS_DENIED')) return
  asked?.setState({ data: undefined })
  if (asked && isWho(asked)) return
  void queries.invalidateQueries({ queryKey: whoKey }, { cancelRefetch: false })
}

export const queries = new QueryClient({
  queryCache: new QueryCache({ onError: onFailed }),
  mutationCache: new MutationCache({ onError: error => onRefused(error) }),
  defaultOptions: {
    queries: { staleTime: 15_000, retry: (count, error) => count < tries && mayGoBetter(error) },
    mutations: { retry: false },
  },
})

/** Refetches the queries that failed during the outage. */
export const askAgain = (): Promise<void> =>
  queries.refetchQueries({ predicate: ({ state }) => isOfAbsence(state.error) })

onReturn(askAgain)
