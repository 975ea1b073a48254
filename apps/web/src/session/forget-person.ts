import { queries } from '../api/queries.ts'
import { unsaved } from '../parts/unsaved.ts'
import { remembered, session } from './session.ts'

/** Whoever signs out leaves nothing behind: not what they were shown, and not what they did not send. */
export const forgetPerson = (): void => {
  remembered.clear()
  unsaved.forgetAll()
  queries.clear()
  session.set({ state: 'anonymous' })
}
