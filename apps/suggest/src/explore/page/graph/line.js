/** @import { Line, Point } from './layout.js' */
/** @import { RelationType } from '../course.js' */
import { drawing } from '../element.js'

/** Draws a relation's line under a broad invisible one that is easy to point at. @param {Line} line */
export const drawLine = ({ relation, points }) => {
  const d = curve(points)
  return drawing(
    'g',
    { class: `line ${relation.relation_type.toLowerCase()}` },
    drawing('path', { d, class: 'seen', 'stroke-opacity': sureness(relation.score) }),
    drawing('path', { d, class: 'target' }),
  )
}

/** The surer a relation, the stronger its line. @param {number} score */
const sureness = score => Math.round(100 * (0.35 + 0.65 * Math.min(1, Math.max(0, score)))) / 100

/** A short line of a kind, for the legend. @param {RelationType} type */
export const sample = type =>
  drawing(
    'svg',
    { class: 'sample', width: 44, height: 14, viewBox: '0 0 44 14', 'aria-hidden': 'true' },
    drawing('g', { class: `line ${type.toLowerCase()}` }, drawing('path', { d: 'M1 7H43', class: 'seen' })),
  )

/**
 * The layout returns cubic curves: a start, then two control points and an end for each.
 * @param {readonly Point[]} points
 */
const curve = points => {
  const [first, ...rest] = points.map(({ x, y }) => `${Math.round(x * 10) / 10} ${Math.round(y * 10) / 10}`)
  return rest.length % 3 === 0 ? `M${first}C${rest.join(' ')}` : `M${first}L${rest.join(' ')}`
}
