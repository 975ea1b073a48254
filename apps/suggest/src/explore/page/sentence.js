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
 * The same with each end as an element of its own.
 * @param {Relation} relation
 * @param {(id: number) => Node} show
 * @returns {(Node | string)[]}
 */
export const sentenceParts = ({ relation_type, tail_id, head_id }, show) =>
  words()
    .sentences[relation_type].split(/(\{tail\}|\{head\})/)
    .map(part => (part === '{tail}' ? show(tail_id) : part === '{head}' ? show(head_id) : part))

/** As in the service's own sentence. */
const leastSaid = 0.05

/**
 * What speaks for a relation, strongest first.
 * @param {Course} course
 * @param {Relation} relation
 * @returns {string[]}
 */
const reasonsOf = (course, relation) => {
  const told = new Map(Object.entries(words().signals))
  const earlier = quoted(titleOf(course, earlierOf(relation)))
  const later = quoted(titleOf(course, laterOf(relation)))
  const isMatch = relation.relation_type === 'MATCHES'
  const strong = relation.evidence.signals.filter(({ weight }) => weight >= leastSaid || isMatch)
  const names = new Set(strong.map(({ signal }) => signal))
  // Whose topic the title holds is named as well, and who is named is spoken of: that is said once.
  const isSaidBefore = (/** @type {string} */ signal) =>
    (signal === 'named' && names.has('within')) || (signal === 'words' && (names.has('within') || names.has('named')))
  const speaking = strong.filter(({ signal }) => !isSaidBefore(signal))
  const reasons = speaking.flatMap(({ signal, value }) => {
    const text = told.get(signal)
    return text ? [fill(text, { earlier, later, value: decimal(value) })] : []
  })
  return reasons.length > 0 ? reasons : [relation.evidence.sentence]
}

/** @param {Course} course @param {Relation} relation */
export const evidenceList = (course, relation) =>
  element(
    'ul',
    { class: 'evidence', 'aria-label': words().because },
    ...reasonsOf(course, relation).map(reason => element('li', {}, reason)),
  )
