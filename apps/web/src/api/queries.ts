import { QueryClient } from '@tanstack/react-query'
import { isProblem } from './problem.ts'

const tries = 2

/** Only what may go better by itself is tried again. */
const mayGoBetter = (error: Error): boolean =>
  isProblem(error) && (error.status === 0 || error.status === 502 || error.status === 503 || error.status === 504)

export const queries = new QueryClient({
  defaultOptions: {
    queries: { staleTime: 15_000, retry: (count, error) => count < tries && mayGoBetter(error) },
    mutations: { retry: false },
  },
})
