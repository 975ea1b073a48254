import { acyclicGraph } from '../../geometry/acyclic-graph.ts'
import { ends } from '../relation.ts'
import { bounds, type Judged } from './judge.ts'
import type { Pair } from './pairs.ts'

/** A dependency that was accepted. */
export interface Drawn extends Judged {
  readonly type: 'REQUIRES' | 'EXTENDS'
}

const most = { prerequisites: 4, perCompetency: 2 }

/**
 * Accepts dependencies from the surest down, unless one contradicts surer ones or already follows from them. Keeps two
 * graphs acyclic: earlier → later with matching competencies merged, and tail → head as written.
 */
export function draw(judged: readonly Judged[], size: number, matches: readonly Pair[], least = bounds): Drawn[] {
  const groupOf = groupsOf(matches, size)
  const learning = acyclicGraph(size)
  const grouped = acyclicGraph(size)
  const written = acyclicGraph(size)
  const prerequisites = new Int32Array(size)
  const drawn: Drawn[] = []
  const surest = judged
    .filter(({ score, direction }) => score >= least.score && direction >= least.direction)
    .toSorted((a, b) => b.score - a.score || a.earlier - b.earlier || a.later - b.later)
  for (const one of surest) {
    if (drawn.length >= most.perCompetency * size) break
    const { earlier, later } = one
    if ((prerequisites[later] ?? 0) >= most.prerequisites) continue
    const groups = [groupOf(earlier), groupOf(later)] as const
    if (!grouped.accepts(...groups) || learning.reaches(earlier, later)) continue
    const type = typesOf(one).find(candidate => {
      const { tail, head } = ends(candidate, earlier, later)
      return written.insert(tail, head)
    })
    if (!type) continue
    learning.insert(earlier, later)
    grouped.insert(...groups)
    prerequisites[later] = (prerequisites[later] ?? 0) + 1
    drawn.push({ ...one, type })
  }
  return drawn
}

/**
 * A title that contains another's names a special case of it, and a part builds upon the previous part. If EXTENDS
 * would close a cycle, REQUIRES may still fit.
 */
const typesOf = ({ signals }: Judged) =>
  signals.within > 0 || signals.series > 0 ? (['EXTENDS', 'REQUIRES'] as const) : (['REQUIRES'] as const)

/** The representative of all competencies that this one matches, directly or through others. */
function groupsOf(matches: readonly Pair[], size: number): (place: number) => number {
  const first = Int32Array.from({ length: size }, (_, place) => place)
  const groupOf = (place: number): number => {
    let at = place
    while (first[at] !== at) at = first[at] = first[first[at] ?? at] ?? at
    return at
  }
  for (const { a, b } of matches) {
    const [one, other] = [groupOf(a), groupOf(b)]
    first[Math.max(one, other)] = Math.min(one, other)
  }
  return groupOf
}
