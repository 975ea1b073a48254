/** @import { Course, Relation } from './course.js' */
import { relationsOf, titleOf } from './course.js'
import { element, figure } from './element.js'
import { evidenceList } from './sentence.js'
import { decimal, fill, words } from './words/language.js'

/** @typedef {keyof ReturnType<typeof words>['roles']} Role */
/** @typedef {{ select(id: number): void, point(relation: Relation | undefined): void, around(id: number): void }} Actions */

/** The role of a relation for one of its ends. @param {Relation} relation @param {number} id @returns {Role} */
const roleOf = ({ relation_type, tail_id }, id) => {
  if (relation_type === 'MATCHES') return 'matches'
  if (relation_type === 'EXTENDS') return tail_id === id ? 'extends' : 'extended'
  return tail_id === id ? 'enables' : 'requires'
}

/** @type {readonly Role[]} */
const roles = ['requires', 'extends', 'matches', 'extended', 'enables']

/**
 * Shows one competency: its text, and its relations with their evidence.
 * @param {HTMLElement} root
 * @param {Course} course
 * @param {number | undefined} id
 * @param {Actions} actions
 */
export const showDetails = (root, course, id, actions) => {
  const competency = id === undefined ? undefined : course.competencies.get(id)
  if (!competency) return root.replaceChildren(element('p', { class: 'quiet' }, words().select))
  const related = Map.groupBy(relationsOf(course, competency.id), relation => roleOf(relation, competency.id))
  const wasInside = root.contains(document.activeElement)
  const title = element('h3', { tabindex: -1 }, titleOf(course, competency.id))
  root.replaceChildren(
    title,
    element('p', { class: 'quiet' }, fill(words().number, { id: competency.id })),
    element('p', { class: 'description' }, competency.description.trim() || words().noDescription),
    ...(related.size === 0
      ? [element('p', { class: 'quiet' }, words().noNeighbours)]
      : [element('button', { type: 'button', click: () => actions.around(competency.id) }, words().around)]),
    ...roles.flatMap(role => groupOf(course, competency.id, words().roles[role], related.get(role) ?? [], actions)),
  )
  // The pressed name is gone, so the focus moves to what it opened.
  if (wasInside) title.focus({ preventScroll: true })
}

/** On a small screen the details are far below the graph. @param {HTMLElement} root */
export const bringIntoView = root => {
  const card = root.closest('section') ?? root
  const { top, bottom } = card.getBoundingClientRect()
  if (bottom > visibleAtLeast && top < innerHeight - visibleAtLeast) return
  const calm = matchMedia('(prefers-reduced-motion: reduce)').matches
  card.scrollIntoView({ block: 'start', behavior: calm ? 'instant' : 'smooth' })
}
const visibleAtLeast = 160

/**
 * @param {Course} course
 * @param {number} id
 * @param {string} heading
 * @param {readonly Relation[]} relations
 * @param {Actions} actions
 */
const groupOf = (course, id, heading, relations, actions) =>
  relations.length === 0
    ? []
    : [
        element('h4', {}, heading),
        element('ul', { class: 'neighbours' }, ...relations.map(relation => rowOf(course, id, relation, actions))),
      ]

/** @param {Course} course @param {number} id @param {Relation} relation @param {Actions} actions */
const rowOf = (course, id, relation, actions) => {
  const other = relation.tail_id === id ? relation.head_id : relation.tail_id
  const button = element(
    'button',
    {
      type: 'button',
      class: 'name',
      click: () => actions.select(other),
      focus: () => actions.point(relation),
      blur: () => actions.point(undefined),
    },
    titleOf(course, other),
  )
  const row = element(
    'li',
    { pointerenter: () => actions.point(relation), pointerleave: () => actions.point(undefined) },
    button,
    figure('score', decimal(relation.score), fill(words().score, { score: decimal(relation.score) })),
    evidenceList(course, relation),
  )
  return row
}
