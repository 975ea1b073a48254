/** @import { Course, Relation } from './course.js' */
/** @import { OnVerdict } from './tip.js' */
import { courseOf, surroundings, titleOf } from './course.js'
import { byId, element } from './element.js'
import { createGraph } from './graph/graph.js'
import { chosenTypes } from './legend.js'
import { fill, words } from './words/language.js'

/** A larger course cannot be read at a glance: it opens at one competency, and the whole is drawn on demand. */
const glanceUpTo = 80

/**
 * The graph with its controls: search, zoom, surroundings.
 * @param {(id: number | undefined) => void} onSelect
 * @param {OnVerdict} onVerdict
 */
export const createGraphPanel = (onSelect, onVerdict) => {
  const tools = element('div', { class: 'tools' })
  const note = element('p', { class: 'note quiet', role: 'status' })
  const help = element('p', { id: 'graph-help', class: 'quiet help' })
  const frame = element('div', { class: 'frame', role: 'group', tabindex: -1, 'aria-describedby': 'graph-help' })
  byId('view-graph').append(tools, note, frame, help)
  const graph = createGraph(frame, onSelect, onVerdict)

  /** @type {Course | undefined} */
  let course
  /** @type {{ readonly id: number, readonly steps: number } | undefined} */
  let around
  /** @type {number | undefined} */
  let selected
  /** A hidden tab has no size to draw in, so drawing waits until it is shown. */
  let isDue = false
  new ResizeObserver(() => isDue && void draw()).observe(frame)

  /** @param {Course} whole */
  const visible = whole => {
    if (!around) return whole
    const ids = surroundings(whole.relations, around.id, around.steps)
    return courseOf(
      whole.id,
      [...whole.competencies.values()].filter(({ id }) => ids.has(id)),
      whole.relations,
      [],
    )
  }

  const draw = async () => {
    isDue = frame.clientWidth === 0
    if (!course || isDue) return
    const part = visible(course)
    const isFresh = !graph.isShowing(course.id)
    frame.classList.toggle('fresh', isFresh)
    if (isFresh) note.textContent = words().drawing
    frame.setAttribute('aria-busy', 'true')
    try {
      await graph.show(part)
      note.textContent = noteFor(part)
    } catch {
      note.textContent = words().notDrawn
    }
    frame.setAttribute('aria-busy', 'false')
    graph.filter(chosenTypes())
    graph.select(selected, around !== undefined)
  }

  /** @param {Course} part */
  const noteFor = part => {
    if (part.relations.length === 0) return words().noRelations
    const order = graph.direction() === 'DOWN' ? words().orderDown : words().order
    const more = [
      ...(graph.isFolded() ? [words().folded] : []),
      ...(part.competencies.size > glanceUpTo ? [words().large] : []),
    ]
    return [order, ...more].join(' ')
  }

  const showTools = () => {
    if (!course) return
    frame.setAttribute('aria-label', words().graphLabel)
    help.textContent = words().graphHelp
    tools.replaceChildren(finder(course, onSelect), zoomButtons(), ...(around ? [chip(course, around)] : []))
  }

  /** @param {Course} whole @param {{ id: number, steps: number }} focus */
  const chip = (whole, { id, steps }) => {
    const choice = element(
      'select',
      { id: 'steps' },
      ...[1, 2, 3].map(count => element('option', { value: count, selected: count === steps }, String(count))),
    )
    choice.addEventListener('change', () => focusOn({ id, steps: Number(choice.value) }))
    return element(
      'div',
      { class: 'chip' },
      element('span', {}, fill(words().aroundOf, { title: titleOf(whole, id) })),
      element('label', {}, words().steps, choice),
      element('button', { type: 'button', click: () => focusOn(undefined) }, words().all),
    )
  }

  /** @param {typeof around} focus */
  const focusOn = focus => {
    around = focus
    showTools()
    void draw()
  }

  const zoomButtons = () =>
    element(
      'div',
      { class: 'zoom' },
      element(
        'button',
        { type: 'button', 'aria-label': words().zoomOut, title: words().zoomOut, click: () => graph.zoom.zoomBy(0.8) },
        '−',
      ),
      element('button', { type: 'button', click: () => graph.zoom.fit() }, words().fit),
      element(
        'button',
        { type: 'button', 'aria-label': words().zoomIn, title: words().zoomIn, click: () => graph.zoom.zoomBy(1.25) },
        '+',
      ),
    )

  return {
    /** @param {Course} now */
    show: now => {
      if (course?.id !== now.id) around = now.competencies.size > glanceUpTo ? busiest(now) : undefined
      course = now
      showTools()
      return draw()
    },
    /** @param {number | undefined} id @param {boolean} bring */
    select: (id, bring) => {
      selected = id
      const isOutside = id !== undefined && around && course && !visible(course).competencies.has(id)
      if (isOutside) focusOn({ id, steps: around?.steps ?? 2 })
      else graph.select(id, bring)
    },
    focusOn: (/** @type {Relation | undefined} */ relation) => graph.focusOn(relation),
    filter: () => graph.filter(chosenTypes()),
    point: (/** @type {Relation | undefined} */ relation) => graph.point(relation),
    around: (/** @type {number} */ id) => focusOn({ id, steps: 2 }),
  }
}

/** A very large course opens at the competency with most relations. @param {Course} course */
const busiest = ({ relations }) => {
  const ends = Map.groupBy(
    relations.flatMap(({ tail_id, head_id }) => [tail_id, head_id]),
    id => id,
  )
  const [most] = [...ends].toSorted(([a, one], [b, other]) => other.length - one.length || a - b)
  return most && { id: most[0], steps: 1 }
}

/** A field that finds a competency by its title. @param {Course} course @param {(id: number) => void} onSelect */
const finder = (course, onSelect) => {
  const ids = [...course.competencies.keys()]
  const field = element('input', {
    id: 'find',
    type: 'search',
    list: 'titles',
    autocomplete: 'off',
    placeholder: words().find,
    'aria-label': words().find,
  })
  const none = element('span', { class: 'error', role: 'status' })
  /** @param {(title: string, asked: string) => boolean} fits */
  const choose = fits => {
    const asked = field.value.trim().toLowerCase()
    const found = asked === '' ? undefined : ids.find(id => fits(titleOf(course, id).toLowerCase(), asked))
    if (found !== undefined) onSelect(found)
    return asked === '' || found !== undefined
  }
  field.addEventListener('input', () => {
    none.textContent = ''
    choose((title, asked) => title === asked)
  })
  field.addEventListener('keydown', ({ key }) => {
    if (key === 'Enter') none.textContent = choose((title, asked) => title.includes(asked)) ? '' : words().findNone
  })
  const titles = element(
    'datalist',
    { id: 'titles' },
    ...ids.map(id => element('option', { value: titleOf(course, id) })),
  )
  return element('div', { class: 'find' }, field, titles, none)
}
