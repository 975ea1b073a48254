/** @import { Course, Ends, Relation } from './course.js' */
import { earlierOf, laterOf, titleOf } from './course.js'
import { element } from './element.js'
import { decimal, fill, words } from './words/language.js'

/** @param {string} title */
export const quoted = title => fill(words().quoted, { title })

/** "A is a prerequisite of B". @param {Course} course @param {Ends} relation */
export const sentenceOf = (course, { relation_type, tail_id, head_id }) =>
  fill(words().sentences[relation_type], {
    tail: quoted(titleOf(course, tail_id)),
    head: quoted(titleOf(course, head_id)),
  })

/** What stays on the line of the word before it. */
const closing = /^[.,:;?!)]+/

/**
 * A text whose placeholders become elements or other text.
 * @param {string} text
 * @param {Readonly<Record<string, Node | string | readonly (Node | string)[]>>} values
 * @returns {(Node | string)[]}
 */
export const partsOf = (text, values) => {
  /** @type {(Node | string)[]} */
  const parts = []
  for (const part of text.split(/(\{\w+\})/).flatMap(each => values[each.slice(1, -1)] ?? each)) {
    const before = parts.at(-1)
    const [end = ''] = typeof part === 'string' && before instanceof Node ? (closing.exec(part) ?? []) : []
    if (end !== '') parts.splice(-1, 1, element('span', { class: 'glued' }, before ?? '', end))
    parts.push(typeof part === 'string' ? part.slice(end.length) : part)
  }
  return parts
}

/**
 * The same sentence with an element for each end.
 * @param {Ends} relation
 * @param {(id: number) => Node} show
 */
export const sentenceParts = ({ relation_type, tail_id, head_id }, show) =>
  partsOf(words().sentences[relation_type], { tail: show(tail_id), head: show(head_id) })

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
