/** @import { Competency } from './course.js' */
import { fetchRanking, NoAnswer } from './api.js'
import { element, figure } from './element.js'
import { troubleText } from './trouble.js'
import { decimal, fill, words } from './words/language.js'

const pauseMs = 200
const longest = 20_000

/** @typedef {{ readonly key: string, readonly course: number }} Asked */

/**
 * Ranks the course's competencies by a text while it is being typed.
 * @param {HTMLElement} root
 * @param {(id: number) => void} onSelect
 */
export const createRanking = (root, onSelect) => {
  const field = element('textarea', { id: 'text', rows: 3, 'aria-describedby': 'text-hint', spellcheck: 'true' })
  const label = element('label', { for: 'text' })
  const hint = element('p', { id: 'text-hint', class: 'quiet' })
  const told = element('p', { class: 'told', role: 'status' })
  const list = element('ol', { class: 'ranking' })
  root.append(label, field, hint, told, list)

  /** @type {Asked | undefined} */
  let asked
  let running = new AbortController()
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let waiting

  const rank = async () => {
    running.abort()
    running = new AbortController()
    const { signal } = running
    const text = field.value.trim()
    if (!asked || text === '') return tell(words().rankingEmpty, [])
    if (Array.from(text).length > longest) return tell(words().tooLong, [])
    try {
      const found = await fetchRanking(asked.key, asked.course, text, signal)
      tell(found.length === 0 ? words().rankingNone : fill(words().rankingFound, { count: found.length }), found)
    } catch (error) {
      if (signal.aborted) return
      if (!(error instanceof NoAnswer)) throw error
      tell(troubleText(error), [])
    }
  }
  /** @param {string} text @param {readonly (Competency & { score: number })[]} found */
  const tell = (text, found) => {
    told.textContent = text
    list.replaceChildren(...found.map(competency => rowOf(competency, onSelect)))
  }
  field.addEventListener('input', () => {
    clearTimeout(waiting)
    waiting = setTimeout(rank, pauseMs)
  })

  return {
    /** @param {Asked} now */
    show: now => {
      asked = now
      label.textContent = words().text
      hint.textContent = words().textHint
      void rank()
    },
  }
}

/** @param {Competency & { score: number }} competency @param {(id: number) => void} onSelect */
const rowOf = ({ id, title, score }, onSelect) => {
  const bar = element('span', { class: 'bar', 'aria-hidden': 'true' }, element('span'))
  if (bar.firstElementChild instanceof HTMLElement)
    bar.firstElementChild.style.width = `${Math.max(0, Math.min(1, score)) * 100}%`
  return element(
    'li',
    {},
    element(
      'button',
      { type: 'button', class: 'rank', click: () => onSelect(id) },
      element('span', { class: 'rank-title' }, title.trim() || `#${id}`),
      figure('rank-score', decimal(score), fill(words().similarity, { score: decimal(score) })),
      bar,
    ),
  )
}
