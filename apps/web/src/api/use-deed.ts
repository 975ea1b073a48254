import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTell } from '../problems/use-tell.tsx'

type Deed<Given, Made> = {
  readonly run: (given: Given) => Promise<Made>
  /** What is told when it is done. */
  readonly said?: string | ((made: Made) => string | undefined)
  /** The queries that show something else now. */
  readonly stale?: readonly (readonly unknown[])[]
  readonly after?: (made: Made, given: Given) => unknown
  /** Forms show their faults themselves. */
  readonly isQuiet?: boolean
}

/** One change on the server: says that it is done or why not, and refreshes what it changed. */
export const useDeed = <Given = void, Made = unknown>({ run, said, stale = [], after, isQuiet }: Deed<Given, Made>) => {
  const tell = useTell()
  const client = useQueryClient()
  return useMutation<Made, Error, Given>({
    mutationFn: run,
    onSuccess: async (made, given) => {
      await Promise.all(stale.map(queryKey => client.invalidateQueries({ queryKey: [...queryKey] })))
      const words = typeof said === 'function' ? said(made) : said
      if (words !== undefined) tell.done(words)
      await after?.(made, given)
    },
    onError: error => {
      if (!isQuiet) tell.problem(error)
    },
  })
}
