import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTell } from '../problems/use-tell.tsx'

type Deed<Given, Made> = {
  readonly run: (given: Given) => Promise<Made>
  /** The message on success. */
  readonly said?: string | ((made: Made) => string | undefined)
  /** Queries to invalidate on success. */
  readonly stale?: readonly (readonly unknown[])[]
  readonly after?: (made: Made, given: Given) => unknown
  /** For forms, which show their faults themselves. */
  readonly isQuiet?: boolean
}

/** A mutation that reports success or failure in a message and invalidates the queries that it changed. */
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
