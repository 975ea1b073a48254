/** @import { Verdict } from './api.js' */
/** @import { Claim, Course, Relation } from './course.js' */
import { byId, element } from './element.js'
import { evidenceList, sentenceOf } from './sentence.js'
import { choiceOf, verdictButtons } from './verdicts.js'
import { decimal, fill, words } from './words/language.js'

/** @typedef {{ readonly x: number, readonly y: number }} Point */
/** @typedef {(relation: Relation, verdict: Verdict) => void} OnVerdict */

const tip = byId('tip')
/** @type {ReturnType<typeof setTimeout> | undefined} */
let leaving
/** What opened the tip for good: it stays until it is closed, and the focus goes back there. @type {Element | undefined} */
let opener

/** Long enough to move the pointer from the line onto the tip. */
const lingerMs = 400

/**
 * Shows beside a point of the window what a line means and why it is there, and takes a verdict.
 * @param {Course} course
 * @param {Relation} relation
 * @param {Point} at
 * @param {OnVerdict} onVerdict
 */
const draw = (course, relation, at, onVerdict) => {
  clearTimeout(leaving)
  const giveVerdict = (/** @type {Claim} */ _, /** @type {Verdict} */ verdict) => {
    hideTip()
    onVerdict(relation, verdict)
  }
  const isAccepted = relation.evidence.accepted === true
  tip.setAttribute('aria-label', sentenceOf(course, relation))
  tip.replaceChildren(
    element('p', { class: 'tip-sentence' }, sentenceOf(course, relation)),
    evidenceList(course, relation),
    element('p', { class: 'quiet' }, fill(words().score, { score: decimal(relation.score) })),
    verdictButtons(choiceOf(course, relation, isAccepted, words().acceptedBefore), giveVerdict),
  )
  tip.hidden = false
  const { width, height } = tip.getBoundingClientRect()
  const below = at.y + 16 + height < innerHeight ? at.y + 16 : at.y - 16 - height
  tip.style.left = `${Math.max(8, Math.min(at.x + 12, innerWidth - width - 8))}px`
  tip.style.top = `${Math.max(8, below)}px`
}

/** While the pointer is on a line. @type {typeof draw} */
export const showTip = (course, relation, at, onVerdict) => {
  if (!opener) draw(course, relation, at, onVerdict)
}

/**
 * Until it is closed; the focus moves to its buttons.
 * @param {Course} course
 * @param {Relation} relation
 * @param {Point} at
 * @param {OnVerdict} onVerdict
 * @param {Element} from
 */
export const openTip = (course, relation, at, onVerdict, from) => {
  opener = from
  draw(course, relation, at, onVerdict)
  tip.querySelector('button')?.focus({ preventScroll: true })
}

export const hideTip = () => {
  clearTimeout(leaving)
  opener = undefined
  tip.hidden = true
}

/** Back to what opened it. */
const closeTip = () => {
  const from = opener
  hideTip()
  if (from instanceof HTMLElement) from.focus({ preventScroll: true })
}

export const leaveTip = () => {
  clearTimeout(leaving)
  if (!opener) leaving = setTimeout(hideTip, lingerMs)
}

tip.addEventListener('pointerenter', () => clearTimeout(leaving))
tip.addEventListener('pointerleave', leaveTip)
tip.addEventListener('keydown', event => {
  if (event.key !== 'Tab') return
  const buttons = [...tip.querySelectorAll('button')]
  if (document.activeElement !== (event.shiftKey ? buttons[0] : buttons.at(-1))) return
  event.preventDefault()
  closeTip()
})
document.addEventListener('keydown', ({ key }) => key === 'Escape' && !tip.hidden && closeTip())
document.addEventListener('pointerdown', ({ target }) => {
  if (opener && target instanceof Node && !tip.contains(target)) hideTip()
})
