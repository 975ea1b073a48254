import type { Announced, WaitingStep } from '../api/client.ts'
import { useDeed } from '../api/use-deed.ts'
import { follow } from './follow.tsx'
import { waitingKey } from './queries.ts'

type Step<Given, Made> = {
  /** Sends the request with `graceOn` and reads the reply with `announce`. */
  readonly run: (given: Given) => Promise<Announced<Made>>
  /** What is told when it was done at once, because the group has no grace time. */
  readonly said?: string | ((made: Made) => string)
  /** The queries that show something else once it is done. */
  readonly stale?: readonly (readonly unknown[])[]
  /** What follows when it was done at once. */
  readonly after?: (made: Made, given: Given) => unknown
  /** What follows when it waits. */
  readonly announced?: (step: WaitingStep, given: Given) => unknown
  /** Forms show their faults themselves. */
  readonly isQuiet?: boolean
}

/** A change that people outside would notice: it waits for its grace time, and can be taken back until then. */
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
