/** @import { Course, RelationType } from './course.js' */
import { relationTypes } from './course.js'
import { byId, element } from './element.js'
import { sample } from './graph/line.js'
import { words } from './words/language.js'

/** @type {Set<RelationType>} */
const chosen = new Set(relationTypes)

/** @returns {ReadonlySet<RelationType>} */
export const chosenTypes = () => chosen

/**
 * Explains each kind of line, and lets the reader hide kinds.
 * @param {Course} course
 * @param {() => void} onChange
 */
export const showLegend = (course, onChange) => {
  const counts = Map.groupBy(course.relations, ({ relation_type }) => relation_type)
  const entries = relationTypes.map(type => {
    const box = element('input', { type: 'checkbox', checked: chosen.has(type), value: type })
    box.addEventListener('change', () => {
      if (box.checked) chosen.add(type)
      else chosen.delete(type)
      onChange()
    })
    return element(
      'label',
      { class: 'kind' },
      box,
      sample(type),
      element(
        'span',
        {},
        element('b', {}, `${words().types[type]} (${counts.get(type)?.length ?? 0})`),
        element('span', { class: 'meaning' }, words().meanings[type]),
      ),
    )
  })
  const legend = byId('legend')
  legend.replaceChildren(...legend.querySelectorAll('legend'), ...entries)
}
