/** @import { NoAnswer } from './api.js' */
import { element } from './element.js'
import { fill, words } from './words/language.js'

/** @param {NoAnswer} error */
export const troubleText = ({ trouble, status }) =>
  trouble === 'key' ? words().wrongKey : trouble === 'away' ? words().away : fill(words().failed, { status })

/**
 * Shows what went wrong, with a way to continue.
 * @param {NoAnswer} error
 * @param {() => void} again
 */
export const troubleNotice = (error, again) => [
  element('p', {}, troubleText(error)),
  element('button', { type: 'button', click: again }, words().again),
]
