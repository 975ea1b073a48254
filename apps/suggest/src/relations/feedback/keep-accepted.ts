import { acyclicGraph } from '../../geometry/acyclic-graph.ts'
import type { Drawn } from '../judging/draw.ts'
import { ends } from '../relation.ts'
import type { Accepted } from './said.ts'

/**
 * Puts every accepted dependency in, also where a limit kept it out, and leaves out what would then close a
 * cycle. The stated type is kept unless only the other one closes no cycle.
 */
export function keepAccepted(drawn: readonly Drawn[], accepted: readonly Accepted[], size: number): readonly Drawn[] {
  if (accepted.length === 0) return drawn
  const learning = acyclicGraph(size)
  const written = acyclicGraph(size)
  const settled = new Set(accepted.map(({ earlier, later }) => earlier * size + later))
  const others = drawn.filter(({ earlier, later }) => !settled.has(earlier * size + later))
  return [...accepted, ...others].flatMap(one => {
    if (!learning.accepts(one.earlier, one.later)) return []
    const types = one.type === 'EXTENDS' ? (['EXTENDS', 'REQUIRES'] as const) : (['REQUIRES', 'EXTENDS'] as const)
    const type = types.find(candidate => {
      const { tail, head } = ends(candidate, one.earlier, one.later)
      return written.insert(tail, head)
    })
    if (!type) return []
    learning.insert(one.earlier, one.later)
    return [{ ...one, type }]
  })
}
