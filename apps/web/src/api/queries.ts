import { MutationCache, type Query, QueryCache, QueryClient } from '@tanstack/react-query'
import { isOfAbsence, onReturn, waitForReturn } from './away.ts'
import { isProblem } from './problem.ts'

const tries = 2

/** Only what may go better by itself is tried again. */
const mayGoBetter = (error: Error): boolean =>
  isProblem(error) && (error.status === 0 || error.status === 502 || error.status === 503 || error.status === 504)

/** Who is signed in, in whichever group they work. */
export const whoKey = ['me', 'who'] as const
const isWho = ({ queryKey: [first, second] }: Asked): boolean => first === whoKey[0] && second === whoKey[1]

type Asked = Pick<Query<unknown, unknown>, 'queryKey' | 'setState'>

const onFailed = (error: Error, asked: Asked): void => {
  onRefused(error, asked)
  if (isOfAbsence(error)) void waitForReturn()
}

/** Whoever is refused may have lost a role: what they were shown goes, and who they are now is asked, once for all. */
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

/** Asks again what nobody was there to answer. */
export const askAgain = (): Promise<void> =>
  queries.refetchQueries({ predicate: ({ state }) => isOfAbsence(state.error) })

onReturn(askAgain)
