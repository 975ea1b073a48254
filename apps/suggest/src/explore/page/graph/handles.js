/** @import { Course, Relation } from '../course.js' */
import { claimOn, nameOfClaim } from '../course.js'
import { element } from '../element.js'
import { sentenceOf } from '../sentence.js'
import { fill, words } from '../words/language.js'

/** @typedef {{ readonly relation: Relation, readonly shape: SVGGElement }} DrawnLine */

/**
 * A button in the middle of each of these lines, for keyboards and fingers.
 * @param {Course} course
 * @param {readonly DrawnLine[]} lines
 * @param {(relation: Relation, handle: HTMLButtonElement) => void} onOpen
 */
export const handlesOn = (course, lines, onOpen) =>
  lines.flatMap(({ relation, shape }) => {
    const path = shape.querySelector('path')
    if (!path) return []
    const isAccepted = relation.evidence.accepted === true
    const handle = element(
      'button',
      {
        type: 'button',
        class: isAccepted ? 'handle accepted' : 'handle',
        'aria-haspopup': 'dialog',
        'aria-label': fill(words().verdict, { relation: sentenceOf(course, relation) }),
        'data-claim': nameOfClaim(claimOn(relation)),
        click: () => onOpen(relation, handle),
        focus: () => shape.classList.add('pointed'),
        blur: () => shape.classList.remove('pointed'),
      },
      isAccepted ? '✓' : '?',
    )
    const { x, y } = path.getPointAtLength(path.getTotalLength() / 2)
    handle.style.left = `${x}px`
    handle.style.top = `${y}px`
    return [handle]
  })
