import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useToast } from '../problems/use-toast.tsx'
import { isProblem } from './problem.ts'

type Options<Input, Result> = {
  readonly run: (input: Input) => Promise<Result>
  /** The message on success. */
  readonly message?: string | ((result: Result) => string | undefined)
  /** Queries to invalidate on success, and after a conflict. */
  readonly stale?: readonly (readonly unknown[])[]
  readonly after?: (result: Result, input: Input) => unknown
  /** For forms, which show their faults themselves. */
  readonly isQuiet?: boolean
}

/** A mutation that reports success or failure in a message and invalidates the queries that it changed. */
export const useAction = <Input = void, Result = unknown>({
  run,
  message,
  stale = [],
  after,
  isQuiet,
}: Options<Input, Result>) => {
  const toast = useToast()
  const client = useQueryClient()
  const refresh = (): Promise<unknown> =>
    Promise.all(stale.map(queryKey => client.invalidateQueries({ queryKey: [...queryKey] })))
  return useMutation<Result, Error, Input>({
    mutationFn: run,
    onSuccess: async (result, input) => {
      await refresh()
      const words = typeof message === 'function' ? message(result) : message
      if (words !== undefined) toast.done(words)
      await after?.(result, input)
    },
    onError: async error => {
      if (!isQuiet) toast.problem(error)
      // The page is outdated: without its newest state, trying again could never succeed.
      if (isProblem(error, 'VERSION_CONFLICT', 'STATE_CONFLICT')) await refresh()
    },
  })
}
