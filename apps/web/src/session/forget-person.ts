import { queries } from '../api/queries.ts'
import { unsaved } from '../parts/unsaved.ts'
import { forgetGroup } from './group.ts'
import { remembered, session } from './session.ts'

/** Removes everything of the person from this tab: cached replies and unsaved edits. */
export const forgetPerson = (): void => {
  unsaved.forgetAll()
  queries.clear()
  session.set({ state: 'anonymous' })
}

/** Removes what all tabs share. */
export const forgetShared = (): void => {
  remembered.clear()
  forgetGroup()
}

/**
 * Continues anonymously after an expired sign-in, in a fresh page. Unsaved edits stay in the tab, and somebody who
 * signed in meanwhile stays signed in.
 */
export const goOnWithout = (): void => {
  const now = session.get()
  if (now.state === 'expired' && remembered.isOf(now.person)) forgetShared()
  location.reload()
}
