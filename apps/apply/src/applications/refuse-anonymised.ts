import { stateConflict } from '@kolleg/lifecycle'
import type { ApplicationState } from './application.ts'

type Known = { readonly state: ApplicationState; readonly anonymisedAt: Date | null }

/** Nothing can be added to an anonymised application: it would be personal data again. */
export const refuseAnonymised = ({ state: from, anonymisedAt }: Known, action: string): void => {
  if (anonymisedAt !== null) throw stateConflict('anonymised application', { from, action, allowed: [] })
}
