import type { DataOrStep, WaitingStep } from '../api/client.ts'
import { useAction } from '../api/use-action.ts'
import { follow } from './follow.tsx'
import { waitingKey } from './queries.ts'

type Options<Input, Result> = {
  /** Sends the request with `graceOn` and reads the reply with `dataOrStep`. */
  readonly run: (input: Input) => Promise<DataOrStep<Result>>
  /** The message if it happened at once, because the group has no grace time. */
  readonly message?: string | ((result: Result) => string)
  /** Queries to invalidate when it is done. */
  readonly stale?: readonly (readonly unknown[])[]
  /** Called if it happened at once. */
  readonly after?: (result: Result, input: Input) => unknown
  /** Called if it waits. */
  readonly onWaiting?: (step: WaitingStep, input: Input) => unknown
  /** For forms, which show their faults themselves. */
  readonly isQuiet?: boolean
}

/** A mutation that people outside would notice: it waits for its grace time and can be undone until then. */
export const useStep = <Input = void, Result = unknown>({
  run,
  message,
  stale = [],
  after,
  onWaiting,
  isQuiet,
}: Options<Input, Result>) =>
  useAction<Input, DataOrStep<Result>>({
    run,
    message: outcome => {
      if ('step' in outcome) return undefined
      return typeof message === 'function' ? message(outcome.data) : message
    },
    stale: [...stale, waitingKey],
    after: async (outcome, input) => {
      if (!('step' in outcome)) return await after?.(outcome.data, input)
      void follow(outcome.step)
      return await onWaiting?.(outcome.step, input)
    },
    ...(isQuiet !== undefined && { isQuiet }),
  })
