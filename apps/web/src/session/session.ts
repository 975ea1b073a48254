import { createValue } from '../parts/value.ts'

/**
 * `expired`: someone was signed in and what they have open waits for them to come back. `person` is what the provider
 * calls them, which stays when their address changes.
 */
export type Session =
  | { readonly state: 'anonymous' }
  | { readonly state: 'signed-in'; readonly token: string; readonly expiresAt: number; readonly person: string }
  | { readonly state: 'expired'; readonly person: string }

/** The token lives here and nowhere else: it is gone with the page. */
export const session = createValue<Session>({ state: 'anonymous' })

const key = 'kolleg.signed-in'

/** Only who is signed in outlives the page, so that a reload asks the provider for them. */
export const remembered = {
  get: () => localStorage.getItem(key) !== null,
  isOf: (person: string) => localStorage.getItem(key) === person,
  set: (person: string) => localStorage.setItem(key, person),
  clear: () => localStorage.removeItem(key),
}
