import type { Announced, WaitingStep } from '../api/client.ts'
import { useDeed } from '../api/use-deed.ts'
import { follow } from './follow.tsx'
import { waitingKey } from './queries.ts'

type Step<Given, Made> = {
  /** Sends the request with `graceOn` and reads the reply with `announce`. */
  readonly run: (given: Given) => Promise<Announced<Made>>
  /** The message if it happened at once, because the group has no grace time. */
  readonly said?: string | ((made: Made) => string)
  /** Queries to invalidate when it is done. */
  readonly stale?: readonly (readonly unknown[])[]
  /** Called if it happened at once. */
  readonly after?: (made: Made, given: Given) => unknown
  /** Called if it waits. */
  readonly announced?: (step: WaitingStep, given: Given) => unknown
  /** For forms, which show their faults themselves. */
  readonly isQuiet?: boolean
}

/** A mutation that people outside would notice: it waits for its grace time and can be undone until then. */
export const useStep = <Given = void, Made = unknown>({
  run,
  said,
  stale = [],
  after,
  announced,
  isQuiet,
}: Step<Given, Made>) =>
  useDeed<Given, Announced<Made>>({
    run,
    said: outcome => {
      if ('step' in outcome) return undefined
      return typeof said === 'function' ? said(outcome.made) : said
    },
    stale: [...stale, waitingKey],
    after: async (outcome, given) => {
      if (!('step' in outcome)) return await after?.(outcome.made, given)
      void follow(outcome.step)
      return await announced?.(outcome.step, given)
    },
    ...(isQuiet !== undefined && { isQuiet }),
  })
