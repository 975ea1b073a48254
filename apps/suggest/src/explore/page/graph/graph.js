/** @import { Course, Relation, RelationType } from '../course.js' */
/** @import { Layout } from './layout.js' */
import { relationsOf, titleOf } from '../course.js'
import { drawing, element } from '../element.js'
import { addSoftHyphens } from '../soft-hyphens.js'
import { hideTip, leaveTip, showTip } from '../tip.js'
import { fill, words } from '../words/language.js'
import { layOutIn, readable } from './layout.js'
import { drawLine } from './line.js'
import { directions, nextIn } from './walk.js'
import { zoomable } from './zoom.js'

/** The most competencies that are first shown as an overview. */
const overviewFrom = 80

/**
 * Draws the course as boxes and lines. Boxes are buttons with one tab stop; arrow keys move between them, Home and End
 * go to the first and the last.
 * @param {HTMLElement} frame
 * @param {(id: number | undefined) => void} onSelect
 */
export const createGraph = (frame, onSelect) => {
  const stage = element('div', { class: 'stage' })
  const ground = element('div', { class: 'ground' }, stage)
  frame.append(ground)
  const zoom = zoomable(frame, ground, stage)
  /** @type {Map<number, HTMLButtonElement>} */
  const boxes = new Map()
  /** @type {{ readonly relation: Relation, readonly shape: SVGGElement }[]} */
  const lines = []
  /** @type {Layout | undefined} */
  let layout
  /** @type {Course | undefined} */
  let shown
  let drawings = 0

  /** @param {number} id @param {boolean} walk whether the keyboard is here */
  const enter = (id, walk) => {
    for (const [other, box] of boxes) box.tabIndex = other === id ? 0 : -1
    const place = layout?.places.get(id)
    if (walk && place) {
      boxes.get(id)?.focus({ preventScroll: true })
      zoom.show(place)
      boxes.get(id)?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
    }
  }
  frame.addEventListener('keydown', event => {
    const way = directions[event.key]
    const ids = [...boxes.keys()]
    const end = { Home: ids[0], End: ids.at(-1) }[event.key]
    const from = [...boxes].find(([, box]) => box === document.activeElement)?.[0]
    if (event.key === '+' || event.key === '=') zoom.zoomBy(1.25)
    else if (event.key === '-') zoom.zoomBy(0.8)
    else if (event.key === '0') zoom.fit()
    else if (event.key === 'Escape') onSelect(undefined)
    else if (end !== undefined) enter(end, true)
    else if (way && layout && from !== undefined) enter(nextIn(layout.places, from, way) ?? from, true)
    else return
    event.preventDefault()
  })
  frame.addEventListener('scroll', hideTip)

  /** @param {Course} course @param {number} id */
  const makeBox = (course, id) => {
    const title = titleOf(course, id)
    const label = fill(words().nodeLabel, { title, count: relationsOf(course, id).length })
    const place = layout?.places.get(id) ?? { x: 0, y: 0 }
    const box = element(
      'button',
      {
        type: 'button',
        class: 'box',
        tabindex: -1,
        title,
        'aria-label': label,
        'data-id': id,
        click: () => onSelect(id),
      },
      element('span', {}, addSoftHyphens(title)),
    )
    box.addEventListener('focus', () => enter(id, false))
    box.style.left = `${place.x}px`
    box.style.top = `${place.y}px`
    return box
  }

  /** @param {Course} course @param {Layout} laidOut */
  const draw = (course, laidOut) => {
    const { places, width, height, aloneY } = laidOut
    boxes.clear()
    for (const id of places.keys()) boxes.set(id, makeBox(course, id))
    lines.length = 0
    lines.push(...laidOut.lines.map(line => ({ relation: line.relation, shape: drawLine(line) })))
    for (const { relation, shape } of lines) {
      shape.addEventListener('pointermove', ({ clientX: x, clientY: y }) => showTip(course, relation, { x, y }))
      shape.addEventListener('pointerleave', leaveTip)
    }
    const svg = drawing('svg', { width, height, 'aria-hidden': 'true' }, ...lines.map(({ shape }) => shape))
    const heading = element('p', { class: 'alone' }, words().alone)
    heading.style.top = `${(aloneY ?? 0) - 28}px`
    stage.replaceChildren(svg, ...(aloneY === undefined ? [] : [heading]), ...boxes.values())
    zoom.resize(width, height)
    const [first] = boxes.keys()
    if (first !== undefined) enter(first, false)
  }

  return {
    zoom,
    direction: () => layout?.direction ?? 'RIGHT',
    isFolded: () => layout?.isFolded ?? false,
    /** Draws the course and cancels an older drawing that is still running. @param {Course} course */
    show: async course => {
      const mine = ++drawings
      const laidOut = await layOutIn(course, zoom.room())
      if (mine !== drawings) return
      layout = laidOut
      shown = course
      draw(course, laidOut)
      zoom.fit(course.competencies.size > overviewFrom ? undefined : readable)
    },
    /** Highlights a competency and its relations. @param {number | undefined} id @param {boolean} bring */
    select: (id, bring) => {
      const near = new Set(
        id === undefined || !shown ? [] : relationsOf(shown, id).flatMap(r => [r.tail_id, r.head_id]),
      )
      stage.classList.toggle('chosen', id !== undefined && boxes.has(id))
      for (const [other, box] of boxes) {
        box.classList.toggle('near', near.has(other))
        box.setAttribute('aria-pressed', String(other === id))
      }
      for (const { relation, shape } of lines)
        shape.classList.toggle('lit', relation.tail_id === id || relation.head_id === id)
      const place = id === undefined ? undefined : layout?.places.get(id)
      if (id !== undefined && place) enter(id, false)
      if (bring && place) zoom.show(place)
    },
    /** @param {ReadonlySet<RelationType>} types */
    filter: types => {
      for (const { relation, shape } of lines) shape.classList.toggle('hidden', !types.has(relation.relation_type))
    },
    /** Highlights one line. @param {Relation | undefined} relation */
    point: relation => {
      for (const line of lines) line.shape.classList.toggle('pointed', line.relation === relation)
    },
  }
}
