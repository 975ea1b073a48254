/** @import { Verdict } from './api.js' */
/** @import { Course, Relation, RelationType } from './course.js' */
import { relationsOf, titleOf } from './course.js'
import { element, figure } from './element.js'
import { evidenceList, sentenceOf, sentenceParts } from './sentence.js'
import { decimal, fill, words } from './words/language.js'

/** @param {Course} course @param {number} id @param {(id: number) => void} onSelect */
const nameOf = (course, id, onSelect) =>
  element('button', { type: 'button', class: 'name', click: () => onSelect(id) }, titleOf(course, id))

/**
 * The graph as text: every relation as a sentence with its evidence, surest first.
 * @param {HTMLElement} root
 * @param {Course} course
 * @param {ReadonlySet<RelationType>} types
 * @param {(id: number) => void} onSelect
 * @param {(relation: Relation, verdict: Verdict) => void} onJudge
 */
export const listRelations = (root, course, types, onSelect, onJudge) => {
  const chosen = course.relations.filter(({ relation_type }) => types.has(relation_type))
  if (chosen.length === 0) {
    const text = course.relations.length === 0 ? words().noRelations : words().noneOfType
    return root.replaceChildren(element('p', { class: 'blank' }, text))
  }
  root.replaceChildren(
    element(
      'ul',
      { class: 'list', 'aria-label': words().relations },
      ...chosen.map(relation => sentenceRow(course, relation, onSelect, onJudge)),
    ),
  )
}

/**
 * @param {Course} course
 * @param {Relation} relation
 * @param {(id: number) => void} onSelect
 * @param {(relation: Relation, verdict: Verdict) => void} onJudge
 */
const sentenceRow = (course, relation, onSelect, onJudge) =>
  element(
    'li',
    {},
    element('p', { class: 'sentence' }, ...sentenceParts(relation, id => nameOf(course, id, onSelect))),
    figure('score', decimal(relation.score), fill(words().score, { score: decimal(relation.score) })),
    evidenceList(course, relation),
    verdicts(course, relation, onJudge),
  )

/** @param {HTMLElement} root @param {Course} course @param {(id: number) => void} onSelect */
export const listCompetencies = (root, course, onSelect) =>
  root.replaceChildren(
    element(
      'ul',
      { class: 'list', 'aria-label': words().competencies },
      ...[...course.competencies.values()].map(({ id, description }) =>
        element(
          'li',
          {},
          nameOf(course, id, onSelect),
          element('span', { class: 'score' }, fill(words().relationCount, { count: relationsOf(course, id).length })),
          element('p', { class: 'excerpt quiet' }, description.trim() || words().noDescription),
        ),
      ),
    ),
  )

/**
 * Buttons to accept and reject a relation, or to take an acceptance back.
 * @param {Course} course
 * @param {Relation} relation
 * @param {(relation: Relation, verdict: Verdict) => void} onJudge
 */
const verdicts = (course, relation, onJudge) => {
  /** @param {Verdict} verdict @param {string} text */
  const button = (verdict, text) =>
    element(
      'button',
      {
        type: 'button',
        'aria-label': `${text}: ${sentenceOf(course, relation)}`,
        click: () => onJudge(relation, verdict),
      },
      text,
    )
  const { accept, reject, undo, acceptedBefore } = words()
  return element(
    'p',
    { class: 'verdicts' },
    ...(relation.evidence.accepted
      ? [element('span', { class: 'quiet' }, acceptedBefore), button('WITHDRAW', undo)]
      : [button('ACCEPT', accept), button('REJECT', reject)]),
  )
}
