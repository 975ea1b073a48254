/** @import { Verdict } from './api.js' */
/** @import { Claim, Course, Ends, Relation, RelationType } from './course.js' */
/** @import { GivenVerdict } from './verdicts.js' */
import { claimOn, nameOfClaim, relationsOf, titleOf } from './course.js'
import { element, figure } from './element.js'
import { evidenceList, sentenceOf, sentenceParts } from './sentence.js'
import { choiceOf, moveOnFrom, verdictButtons } from './verdicts.js'
import { decimal, fill, words } from './words/language.js'

/** @param {Course} course @param {number} id @param {(id: number) => void} onSelect */
const nameOf = (course, id, onSelect) =>
  element('button', { type: 'button', class: 'name', click: () => onSelect(id) }, titleOf(course, id))

/**
 * The graph as text: every relation as a sentence with its evidence, surest first, and below what was rejected.
 * @param {HTMLElement} root
 * @param {Course} course
 * @param {ReadonlySet<RelationType>} types
 * @param {(id: number) => void} onSelect
 * @param {(given: GivenVerdict) => void} onVerdict
 */
export const listRelations = (root, course, types, onSelect, onVerdict) => {
  const chosen = course.relations.filter(({ relation_type }) => types.has(relation_type))
  const rejected = course.rejected.filter(({ relation_type }) => types.has(relation_type))
  const text = course.relations.length === 0 ? words().noRelations : words().noneOfType
  /** @param {Ends} relation */
  const giveVerdict = relation => (/** @type {Claim} */ claim, /** @type {Verdict} */ verdict) =>
    onVerdict({
      claim,
      verdict,
      sentence: () => sentenceOf(course, relation),
      after: moveOnFrom(root, claim),
    })
  /** @param {Ends} relation @param {boolean} hasVerdict @param {string} before @param {...Node} more */
  const row = (relation, hasVerdict, before, ...more) =>
    element(
      'li',
      { 'data-claim': nameOfClaim(claimOn(relation)) },
      element('p', { class: 'sentence' }, ...sentenceParts(relation, id => nameOf(course, id, onSelect))),
      ...more,
      verdictButtons(choiceOf(course, relation, hasVerdict, before), giveVerdict(relation)),
    )
  /** @param {Relation} relation */
  const suggested = relation =>
    row(
      relation,
      relation.evidence.accepted === true,
      words().acceptedBefore,
      figure('score', decimal(relation.score), fill(words().score, { score: decimal(relation.score) })),
      evidenceList(course, relation),
    )
  root.replaceChildren(
    chosen.length === 0
      ? element('p', { class: 'blank' }, text)
      : element('ul', { class: 'list', 'aria-label': words().relations }, ...chosen.map(suggested)),
    ...(rejected.length === 0
      ? []
      : [
          element('h3', { class: 'kind-of-finding' }, fill(words().rejectedBefore, { count: rejected.length })),
          element(
            'ul',
            { class: 'list', 'aria-label': fill(words().rejectedBefore, { count: rejected.length }) },
            ...rejected.map(relation => row(relation, true, '')),
          ),
        ]),
  )
}

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
