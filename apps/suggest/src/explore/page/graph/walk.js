/** @import { Point } from './layout.js' */

/** @type {Readonly<Record<string, Point>>} */
export const directions = {
  ArrowRight: { x: 1, y: 0 },
  ArrowLeft: { x: -1, y: 0 },
  ArrowDown: { x: 0, y: 1 },
  ArrowUp: { x: 0, y: -1 },
}

/**
 * The nearest box in a direction; sideways distance counts three times, and boxes behind do not count.
 * @param {ReadonlyMap<number, Point>} places
 * @param {number} from
 * @param {Point} direction
 * @returns {number | undefined}
 */
export const nextIn = (places, from, direction) => {
  const start = places.get(from)
  if (!start) return undefined
  let best = { id: /** @type {number | undefined} */ (undefined), distance: Number.POSITIVE_INFINITY }
  for (const [id, place] of places) {
    const away = { x: place.x - start.x, y: place.y - start.y }
    const ahead = away.x * direction.x + away.y * direction.y
    if (ahead <= 1) continue
    const aside = Math.abs(away.x * direction.y) + Math.abs(away.y * direction.x)
    const distance = ahead + 3 * aside
    if (distance < best.distance) best = { id, distance }
  }
  return best.id
}
