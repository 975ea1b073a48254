import { queries } from '../api/queries.ts'
import { unsaved } from '../parts/unsaved.ts'
import { forgetGroup } from './group.ts'
import { remembered, session } from './session.ts'

/** Whoever signs out leaves nothing behind in a tab: not what they were shown, and not what they did not send. */
export const forgetPerson = (): void => {
  unsaved.forgetAll()
  queries.clear()
  session.set({ state: 'anonymous' })
}

/** Nor in what all tabs share. */
export const forgetShared = (): void => {
  remembered.clear()
  forgetGroup()
}

/**
 * Whoever does not come back after an expired sign-in goes on as anyone, in a page that begins anew. What they did not
 * send waits for them in the tab, and whoever has signed in beside them stays.
 */
export const goOnWithout = (): void => {
  const now = session.get()
  if (now.state === 'expired' && remembered.isOf(now.person)) forgetShared()
  location.reload()
}
