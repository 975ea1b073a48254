/** @import { Course, Relation } from './course.js' */
import { byId, element } from './element.js'
import { evidenceList, sentenceOf } from './sentence.js'
import { decimal, fill, words } from './words/language.js'

const tip = byId('tip')
/** @type {ReturnType<typeof setTimeout> | undefined} */
let leaving

/** Long enough to move the pointer from the line onto the tip. */
const lingerMs = 200

/**
 * Shows beside a point of the window what a line means and why it is there.
 * @param {Course} course
 * @param {Relation} relation
 * @param {{ readonly x: number, readonly y: number }} at
 */
export const showTip = (course, relation, at) => {
  clearTimeout(leaving)
  tip.replaceChildren(
    element('p', { class: 'tip-sentence' }, sentenceOf(course, relation)),
    evidenceList(course, relation),
    element('p', { class: 'quiet' }, fill(words().score, { score: decimal(relation.score) })),
  )
  tip.hidden = false
  const { width, height } = tip.getBoundingClientRect()
  const below = at.y + 16 + height < innerHeight ? at.y + 16 : at.y - 16 - height
  tip.style.left = `${Math.max(8, Math.min(at.x + 12, innerWidth - width - 8))}px`
  tip.style.top = `${Math.max(8, below)}px`
}

export const hideTip = () => {
  clearTimeout(leaving)
  tip.hidden = true
}

export const leaveTip = () => {
  clearTimeout(leaving)
  leaving = setTimeout(hideTip, lingerMs)
}

tip.addEventListener('pointerenter', () => clearTimeout(leaving))
tip.addEventListener('pointerleave', leaveTip)
document.addEventListener('keydown', ({ key }) => key === 'Escape' && hideTip())
