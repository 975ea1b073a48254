/** @import { Course, Relation } from './course.js' */
import { earlierOf, laterOf, titleOf } from './course.js'
import { element } from './element.js'
import { decimal, fill, words } from './words/language.js'

/** @param {string} title */
const quoted = title => fill(words().quoted, { title })

/** "A is a prerequisite of B". @param {Course} course @param {Relation} relation */
export const sentenceOf = (course, { relation_type, tail_id, head_id }) =>
  fill(words().sentences[relation_type], {
    tail: quoted(titleOf(course, tail_id)),
    head: quoted(titleOf(course, head_id)),
  })

/**
 * The same sentence with an element for each end.
 * @param {Relation} relation
 * @param {(id: number) => Node} show
 * @returns {(Node | string)[]}
 */
export const sentenceParts = ({ relation_type, tail_id, head_id }, show) =>
  words()
    .sentences[relation_type].split(/(\{tail\}|\{head\})/)
    .map(part => (part === '{tail}' ? show(tail_id) : part === '{head}' ? show(head_id) : part))

/**
 * The reasons for a relation, strongest first.
 * @param {Course} course
 * @param {Relation} relation
 * @returns {string[]}
 */
const reasonsOf = (course, relation) => {
  const told = new Map(Object.entries(words().signals))
  const earlier = quoted(titleOf(course, earlierOf(relation)))
  const later = quoted(titleOf(course, laterOf(relation)))
  const { signals, reasons } = relation.evidence
  return reasons.map(reason => {
    const { value = 0 } = signals.find(({ signal }) => signal === reason) ?? {}
    return fill(told.get(reason) ?? reason, { earlier, later, value: decimal(value) })
  })
}

/** @param {Course} course @param {Relation} relation */
export const evidenceList = (course, relation) =>
  element(
    'ul',
    { class: 'evidence', 'aria-label': words().because },
    ...reasonsOf(course, relation).map(reason => element('li', {}, reason)),
  )
