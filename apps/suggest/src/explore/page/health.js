/** @import { Visit } from './door.js' */
/** @import { Finding } from './api.js' */
import { fetchHealth, NoAnswer } from './api.js'
import { element } from './element.js'
import { words } from './words/language.js'

/**
 * The list of what should be looked at in a course.
 * @param {HTMLElement} root
 * @param {(id: number) => void} onSelect
 */
export const createHealth = (root, onSelect) => {
  let visits = 0
  /** @param {Finding} finding */
  const row = ({ kind, evidence, step, competency_ids: [first] }) =>
    element(
      'li',
      { class: 'finding' },
      element('p', { class: 'sentence' }, new Map(Object.entries(words().findings)).get(kind) ?? kind),
      element('p', {}, evidence.sentence),
      element('p', { class: 'quiet' }, step.sentence),
      ...(first === undefined
        ? []
        : [element('button', { type: 'button', click: () => onSelect(first) }, words().showIt)]),
    )
  return {
    /** @param {Visit} visit */
    show: async ({ key, course }) => {
      const mine = ++visits
      root.replaceChildren()
      try {
        const findings = await fetchHealth(key, course)
        if (mine !== visits) return
        root.replaceChildren(
          findings.length === 0
            ? element('p', { class: 'blank' }, words().healthy)
            : element('ul', { class: 'list', 'aria-label': words().health }, ...findings.map(row)),
        )
      } catch (error) {
        if (!(error instanceof NoAnswer)) throw error
        if (mine === visits) root.replaceChildren(element('p', { class: 'blank' }, words()[troubleOf(error)]))
      }
    },
  }
}

/** @param {NoAnswer} error */
const troubleOf = ({ trouble }) => (trouble === 'away' ? 'away' : 'healthUnknown')
