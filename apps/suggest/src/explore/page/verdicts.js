/** @import { Verdict } from './api.js' */
/** @import { Claim, Course, Ends } from './course.js' */
import { claimOn, nameOfClaim } from './course.js'
import { element } from './element.js'
import { sentenceOf } from './sentence.js'
import { words } from './words/language.js'

/**
 * A verdict of the reader on a claim, which `sentence` says in the current language. `after` moves the focus on once the
 * page shows the verdict, or back if it was undone.
 * @typedef {{ readonly claim: Claim, readonly verdict: Verdict, readonly sentence: () => string,
 *   readonly after: (isUndone: boolean) => void }} GivenVerdict
 */
/**
 * @typedef {{ readonly claim: Claim, readonly sentence: () => string, readonly hasVerdict: boolean,
 *   readonly accept: string, readonly reject: string, readonly verdictBefore: string }} VerdictChoice
 */

/**
 * What the reader can say of a relation.
 * @param {Course} course
 * @param {Ends} relation
 * @param {boolean} hasVerdict
 * @param {string} verdictBefore
 * @returns {VerdictChoice}
 */
export const choiceOf = (course, relation, hasVerdict, verdictBefore) => ({
  claim: claimOn(relation),
  sentence: () => sentenceOf(course, relation),
  hasVerdict,
  accept: words().accept,
  reject: words().reject,
  verdictBefore,
})

/**
 * Buttons to accept and reject something, or to take an acceptance back.
 * @param {VerdictChoice} choice
 * @param {(claim: Claim, verdict: Verdict) => void} onVerdict
 */
export const verdictButtons = ({ claim, sentence, hasVerdict, accept, reject, verdictBefore }, onVerdict) => {
  /** @param {Verdict} verdict @param {string} text */
  const button = (verdict, text) =>
    element(
      'button',
      { type: 'button', 'aria-label': `${text}: ${sentence()}`, click: () => onVerdict(claim, verdict) },
      text,
    )
  return element(
    'p',
    { class: 'verdicts' },
    ...(hasVerdict
      ? [element('span', { class: 'quiet' }, verdictBefore), button('WITHDRAW', words().undo)]
      : [button('ACCEPT', accept), button('REJECT', reject)]),
  )
}

/** @param {Claim} claim */
const buttonOf = claim => `[data-claim="${nameOfClaim(claim)}"] .verdicts button`

/**
 * Moves the focus from a row with a new verdict to the one after it, and back to it if that is undone.
 * @param {HTMLElement} root
 * @param {Claim} claim
 * @returns {(isUndone: boolean) => void}
 */
export const moveOnFrom = (root, claim) => {
  const rows = [...root.querySelectorAll('[data-claim]')]
  const at = rows.findIndex(row => row.getAttribute('data-claim') === nameOfClaim(claim))
  const next = (rows[at + 1] ?? rows[at - 1])?.getAttribute('data-claim')
  return isUndone => {
    const wanted = root.querySelector(isUndone ? buttonOf(claim) : `[data-claim="${next}"] .verdicts button`)
    const other = wanted ?? root.querySelector('.verdicts button') ?? document.querySelector('[role=tab][tabindex="0"]')
    if (other instanceof HTMLElement) other.focus()
  }
}
