import { stateConflict } from '@kolleg/lifecycle'
import type { ApplicationState } from './application.ts'

type Known = { readonly state: ApplicationState; readonly anonymisedAt: Date | null }

/** Nobody says anything more about an application that keeps nothing personal: it would be about that person again. */
export const refuseForgotten = ({ state: from, anonymisedAt }: Known, action: string): void => {
  if (anonymisedAt !== null)
    throw stateConflict('application, of which nothing personal is kept,', { taken: false, from, action, allowed: [] })
}
