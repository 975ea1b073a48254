import { type Ranked, rank } from '../courses/rank.ts'
import { ownTurn } from '../event-loop-turn.ts'
import type { Block } from '../geometry/block.ts'

/** The most similar rows of a catalogue, best first. */
export type Matches = readonly Ranked[]

/** So many rows stay in the processor's cache while every competency is compared with them. */
const rowsAtOnce = 512
/** Others wait no longer than this; a request needs several turns. */
const turnMs = 2

/** For each row of a course the rows of a catalogue at or above the threshold, at most so many. */
export const matchesIn = async (
  catalogue: Block,
  course: Block,
  threshold: number,
  most: number,
  gone: AbortSignal,
): Promise<readonly Matches[]> => {
  const best = Array.from({ length: course.count }, (): Matches => [])
  let began = performance.now()
  for (let top = 0; top < catalogue.count; top += rowsAtOnce) {
    const piece = pieceOf(catalogue, top)
    for (let row = 0; row < course.count; row += 1) {
      if (performance.now() - began > turnMs) {
        await ownTurn()
        gone.throwIfAborted()
        began = performance.now()
      }
      const vector = course.values.subarray(row * course.width, (row + 1) * course.width)
      const found = rank(piece, vector, threshold, most)
      if (found.length > 0) best[row] = firstOf([...(best[row] ?? []), ...found.map(each => below(top, each))], most)
    }
  }
  return best
}

const pieceOf = ({ count, width, values }: Block, top: number): Block => {
  const end = Math.min(count, top + rowsAtOnce)
  return { count: end - top, width, values: values.subarray(top * width, end * width) }
}

const below = (top: number, { row, score }: Ranked): Ranked => ({ row: top + row, score })

const firstOf = (found: readonly Ranked[], most: number): Matches =>
  found.toSorted((a, b) => b.score - a.score || a.row - b.row).slice(0, most)
