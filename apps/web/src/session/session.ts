import { createValue } from '../parts/value.ts'

/**
 * `expired`: the page waits for the same person to sign in again. `person` is the provider's subject, which survives a
 * change of the e-mail address.
 */
export type Session =
  | { readonly state: 'anonymous' }
  | { readonly state: 'signed-in'; readonly token: string; readonly expiresAt: number; readonly person: string }
  | { readonly state: 'expired'; readonly person: string }

/** The token is kept in memory only, never in storage. */
export const session = createValue<Session>({ state: 'anonymous' })

const key = 'kolleg.signed-in'
const lastSignOutKey = 'kolleg.last-sign-out'

/** Stores who is signed in, so that a reload can renew silently. */
export const remembered = {
  get: () => localStorage.getItem(key) !== null,
  isOf: (person: string) => localStorage.getItem(key) === person,
  set: (person: string) => localStorage.setItem(key, person),
  clear: () => localStorage.removeItem(key),
}

/**
 * The last sign-out in this browser, and the last one that this tab knows. A tab that showed another site meanwhile did
 * not hear of it.
 */
export const lastSignOut = {
  set: () => localStorage.setItem(lastSignOutKey, crypto.randomUUID()),
  isKnown: () => localStorage.getItem(lastSignOutKey) === sessionStorage.getItem(lastSignOutKey),
  learn: () => sessionStorage.setItem(lastSignOutKey, localStorage.getItem(lastSignOutKey) ?? ''),
}
