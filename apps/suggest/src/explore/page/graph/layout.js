/** @import { ElkExtendedEdge, ElkNode } from 'elkjs/lib/elk-api.js' */
/** @import { Course, Relation } from '../course.js' */
import { earlierOf, laterOf } from '../course.js'

/** @typedef {{ readonly x: number, readonly y: number }} Point */
/** @typedef {{ readonly relation: Relation, readonly points: readonly Point[] }} Line */
/**
 * @typedef {{ readonly places: ReadonlyMap<number, Point>, readonly lines: readonly Line[],
 *   readonly width: number, readonly height: number, readonly direction: Direction, readonly isFolded: boolean,
 *   readonly aloneY: number | undefined }} Layout
 */
/** @typedef {'RIGHT' | 'DOWN'} Direction */

export const box = { width: 176, height: 54 }
const margin = 24
const gap = { x: 20, y: 14 }

/** @type {InstanceType<typeof import('elkjs/lib/elk-api.js').default> | undefined} */
let engine

/** The layout runs in a worker, so that a large course never freezes the page. */
const start = () => {
  /** @type {typeof import('elkjs/lib/elk-api.js').default} */
  const Elk = Reflect.get(globalThis, 'ELK')
  engine ??= new Elk({ workerUrl: '/explore/elk/elk-worker.js' })
  return engine
}

const settings = {
  'elk.algorithm': 'layered',
  'elk.edgeRouting': 'SPLINES',
  'elk.spacing.nodeNode': '18',
  'elk.spacing.edgeNode': '16',
  'elk.spacing.componentComponent': '36',
  'elk.layered.spacing.nodeNodeBetweenLayers': '36',
  'elk.padding': `[top=${margin},left=${margin},bottom=${margin},right=${margin}]`,
}

/** Up to the first size both directions are tried; above the second the most compact placement takes too long. */
const smallUpTo = 60
const compactUpTo = 160

/** @param {number} size */
const placement = size =>
  size <= compactUpTo
    ? { 'elk.layered.nodePlacement.strategy': 'NETWORK_SIMPLEX' }
    : { 'elk.layered.nodePlacement.bk.fixedAlignment': 'BALANCED', 'elk.layered.thoroughness': '3' }

/** Below this scale the titles are too small to read. */
export const readable = 0.7

/** @typedef {{ readonly width: number, readonly height: number }} Room */

/**
 * Lays out a small course in the direction that shows it larger, a large one from left to right. A small course that
 * would be too small to read either way is folded like lines of text, if that helps.
 * @param {Course} course
 * @param {Room} room
 * @returns {Promise<Layout>}
 */
export const layOutIn = async (course, room) => {
  const straight = { room, isFolded: false }
  if (course.competencies.size > smallUpTo) return layOut(course, 'RIGHT', straight)
  const best = await largest(course, straight)
  if (scaleIn(room, best) >= readable) return best
  const folded = await largest(course, { room, isFolded: true })
  return scaleIn(room, folded) >= readable ? folded : best
}

/** @typedef {{ readonly room: Room, readonly isFolded: boolean }} Manner */

/** @param {Course} course @param {Manner} manner */
const largest = async (course, manner) => {
  const [right, down] = await Promise.all([layOut(course, 'RIGHT', manner), layOut(course, 'DOWN', manner)])
  return scaleIn(manner.room, down) > scaleIn(manner.room, right) ? down : right
}

/** @param {Room} room @param {Room} taken */
const scaleIn = (room, taken) => Math.min(1, room.width / taken.width, room.height / taken.height)

/**
 * What is learnt first comes first in the direction; competencies without a relation are in rows below.
 * @param {Course} course
 * @param {Direction} direction
 * @param {Manner} manner
 * @returns {Promise<Layout>}
 */
const layOut = async (course, direction, manner) => {
  const related = new Set(course.relations.flatMap(({ tail_id, head_id }) => [tail_id, head_id]))
  const drawn = await layered([...related], course.relations, direction, manner)
  const alone = [...course.competencies.keys()].filter(id => !related.has(id))
  const { isFolded } = manner
  if (alone.length === 0) return { ...drawn, direction, isFolded, aloneY: undefined }
  return underneath({ ...drawn, direction, isFolded }, alone, manner.room.width)
}

/**
 * @param {readonly number[]} ids
 * @param {readonly Relation[]} relations
 * @param {Direction} direction
 * @param {Manner} manner
 */
const layered = async (ids, relations, direction, { room, isFolded }) => {
  if (ids.length === 0) return { places: new Map(), lines: [], width: 0, height: 0 }
  /** @type {ElkNode} */
  const asked = {
    id: 'course',
    layoutOptions: {
      ...settings,
      ...placement(ids.length),
      'elk.direction': direction,
      'elk.aspectRatio': String(room.width / room.height),
      ...(isFolded && { 'elk.layered.wrapping.strategy': 'MULTI_EDGE' }),
    },
    children: ids.map(id => ({ id: String(id), ...box })),
    edges: relations.map((relation, index) => ({
      id: String(index),
      sources: [String(earlierOf(relation))],
      targets: [String(laterOf(relation))],
      layoutOptions: { 'elk.layered.priority.direction': relation.relation_type === 'MATCHES' ? '0' : '10' },
    })),
  }
  const graph = await start().layout(asked)
  return {
    places: new Map((graph.children ?? []).map(({ id, x = 0, y = 0 }) => [Number(id), { x, y }])),
    lines: (graph.edges ?? []).flatMap(edge => lineOf(edge, relations)),
    width: graph.width ?? 0,
    height: graph.height ?? 0,
  }
}

/**
 * Converts an edge into a line from what is learnt first to what follows.
 * @param {ElkExtendedEdge} edge
 * @param {readonly Relation[]} relations
 * @returns {Line[]}
 */
const lineOf = ({ id, sections = [] }, relations) => {
  const relation = relations[Number(id)]
  const [section] = sections
  if (!relation || !section) return []
  const points = [section.startPoint, ...(section.bendPoints ?? []), section.endPoint]
  return [{ relation, points }]
}

/**
 * @param {Omit<Layout, 'aloneY'>} drawn
 * @param {readonly number[]} alone
 * @param {number} width what the rows should fill at least
 * @returns {Layout}
 */
const underneath = (drawn, alone, width) => {
  const columns = Math.max(1, Math.floor((Math.max(drawn.width, width) - 2 * margin + gap.x) / (box.width + gap.x)))
  const aloneY = drawn.height + 40
  const rows = Math.ceil(alone.length / columns)
  const places = new Map(drawn.places)
  for (const [index, id] of alone.entries())
    places.set(id, {
      x: margin + (index % columns) * (box.width + gap.x),
      y: aloneY + Math.floor(index / columns) * (box.height + gap.y),
    })
  return {
    ...drawn,
    places,
    width: Math.max(drawn.width, 2 * margin + Math.min(columns, alone.length) * (box.width + gap.x) - gap.x),
    height: aloneY + rows * (box.height + gap.y) + margin,
    aloneY,
  }
}
