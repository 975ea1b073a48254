/** @import { Course, Relation, RelationType } from '../course.js' */
/** @import { OnVerdict } from '../tip.js' */
/** @import { DrawnLine } from './handles.js' */
/** @import { Layout } from './layout.js' */
import { claimOn, nameOfClaim, relationsOf, titleOf } from '../course.js'
import { drawing, element } from '../element.js'
import { addSoftHyphens } from '../soft-hyphens.js'
import { hideTip, leaveTip, openTip, showTip } from '../tip.js'
import { fill, words } from '../words/language.js'
import { handlesOn } from './handles.js'
import { layOutIn, readable } from './layout.js'
import { drawLine } from './line.js'
import { directions, nextIn } from './walk.js'
import { zoomable } from './zoom.js'

/** The most competencies that are first shown as an overview. */
const overviewFrom = 80

/**
 * Draws the course as boxes and lines. Boxes are buttons with one tab stop; arrow keys move between them, Home and End
 * go to the first and the last. The lines of the selected box have buttons that are the next tab stops.
 * @param {HTMLElement} frame
 * @param {(id: number | undefined) => void} onSelect
 * @param {OnVerdict} onVerdict
 */
export const createGraph = (frame, onSelect, onVerdict) => {
  const stage = element('div', { class: 'stage' })
  const ground = element('div', { class: 'ground' }, stage)
  frame.append(ground)
  const zoom = zoomable(frame, ground, stage)
  /** @type {Map<number, HTMLButtonElement>} */
  const boxes = new Map()
  /** @type {DrawnLine[]} */
  const lines = []
  /** @type {HTMLElement[]} */
  let handles = []
  /** @type {number | undefined} */
  let selected
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
    else if (event.key === 'Escape') {
      if (document.activeElement?.classList.contains('handle')) focusOn(undefined)
      else onSelect(undefined)
    } else if (end !== undefined) enter(end, true)
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
      shape.addEventListener('pointermove', ({ clientX: x, clientY: y }) =>
        showTip(course, relation, { x, y }, onVerdict),
      )
      shape.addEventListener('pointerleave', leaveTip)
      shape.addEventListener('click', ({ clientX: x, clientY: y }) =>
        openTip(course, relation, { x, y }, onVerdict, boxes.get(relation.head_id) ?? frame),
      )
    }
    const svg = drawing('svg', { width, height, 'aria-hidden': 'true' }, ...lines.map(({ shape }) => shape))
    const heading = element('p', { class: 'alone' }, words().alone)
    heading.style.top = `${(aloneY ?? 0) - 28}px`
    stage.replaceChildren(svg, ...(aloneY === undefined ? [] : [heading]), ...boxes.values())
    zoom.resize(width, height)
    const [first] = boxes.keys()
    if (first !== undefined) enter(first, false)
  }

  /** Puts a button on each line of the selected box that is not hidden. */
  const showHandles = () => {
    for (const handle of handles) handle.remove()
    handles = []
    if (!shown || selected === undefined) return
    const lit = lines.filter(({ shape }) => shape.classList.contains('lit') && !shape.classList.contains('hidden'))
    const course = shown
    handles = handlesOn(course, lit, (relation, handle) => {
      const { left, bottom } = handle.getBoundingClientRect()
      openTip(course, relation, { x: left, y: bottom - 8 }, onVerdict, handle)
    })
    stage.append(...handles)
  }

  /** On the button of a relation's line, or else on the selected box. @param {Relation | undefined} relation */
  const focusOn = relation => {
    const name = relation && nameOfClaim(claimOn(relation))
    const box = selected === undefined ? undefined : boxes.get(selected)
    const handle = handles.find(each => each.getAttribute('data-claim') === name)
    const first = [...boxes.values()].find(each => each.tabIndex === 0)
    ;(handle ?? box ?? first)?.focus({ preventScroll: true })
  }

  return {
    zoom,
    isShowing: (/** @type {number} */ course) => shown?.id === course,
    focusOn,
    direction: () => layout?.direction ?? 'RIGHT',
    isFolded: () => layout?.isFolded ?? false,
    /** Draws the course and cancels an older drawing that is still running. @param {Course} course */
    show: async course => {
      const mine = ++drawings
      const laidOut = await layOutIn(course, zoom.room())
      if (mine !== drawings) return
      const isSame = shown?.id === course.id && isSameSet(new Set(boxes.keys()), new Set(course.competencies.keys()))
      layout = laidOut
      shown = course
      draw(course, laidOut)
      if (!isSame || zoom.isFitted()) zoom.fit(course.competencies.size > overviewFrom ? undefined : readable)
    },
    /** Highlights a competency and its relations. @param {number | undefined} id @param {boolean} bring */
    select: (id, bring) => {
      selected = id
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
      showHandles()
    },
    /** @param {ReadonlySet<RelationType>} types */
    filter: types => {
      for (const { relation, shape } of lines) shape.classList.toggle('hidden', !types.has(relation.relation_type))
      showHandles()
    },
    /** Highlights one line. @param {Relation | undefined} relation */
    point: relation => {
      for (const line of lines) line.shape.classList.toggle('pointed', line.relation === relation)
    },
  }
}

/** @param {ReadonlySet<number>} one @param {ReadonlySet<number>} other */
const isSameSet = (one, other) => one.size === other.size && [...one].every(id => other.has(id))
