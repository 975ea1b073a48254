import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useToast } from '../problems/use-toast.tsx'

type Options<Input, Result> = {
  readonly run: (input: Input) => Promise<Result>
  /** The message on success. */
  readonly message?: string | ((result: Result) => string | undefined)
  /** Queries to invalidate on success. */
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
  return useMutation<Result, Error, Input>({
    mutationFn: run,
    onSuccess: async (result, input) => {
      await Promise.all(stale.map(queryKey => client.invalidateQueries({ queryKey: [...queryKey] })))
      const words = typeof message === 'function' ? message(result) : message
      if (words !== undefined) toast.done(words)
      await after?.(result, input)
    },
    onError: error => {
      if (!isQuiet) toast.problem(error)
    },
  })
}
