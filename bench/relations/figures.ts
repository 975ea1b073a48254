import { learntFirst, type Relation } from '../../apps/suggest/src/relations/relation.ts'
import type { Edge } from '../given-courses.ts'
import type { KnownCourse } from './courses.ts'

/** A share that a course cannot tell is not a number. */
export interface Figures {
  /** Of the first ten dependencies, those that are direct prerequisites; fewer than ten count as ten. */
  readonly tenRight: number
  /** Of the first ten, those that are known to be learnt in this order. */
  readonly tenInOrder: number
  /** Of all dependencies beside all direct prerequisites. */
  readonly f1: number
  /** Of all dependencies, those along the known order, and those against it. */
  readonly along: number
  readonly against: number
  readonly perCompetency: number
}

/** A relation as "tail is learnt before head"; MATCHES is no dependency. */
export function dependencies(relations: readonly Relation[]): Edge[] {
  return relations.flatMap(({ tail_id, head_id, relation_type }) => {
    if (relation_type === 'MATCHES') return []
    return learntFirst[relation_type] === 'tail' ? [{ tail_id, head_id }] : [{ tail_id: head_id, head_id: tail_id }]
  })
}

export function figuresOf(edges: readonly Edge[], { requires, isBefore, course }: KnownCourse): Figures {
  const direct = new Set(requires?.map(({ tail_id, head_id }) => `${tail_id} ${head_id}`))
  const isDirect = ({ tail_id, head_id }: Edge) => direct.has(`${tail_id} ${head_id}`)
  const isAlong = ({ tail_id, head_id }: Edge) => isBefore(tail_id, head_id)
  const isAgainst = ({ tail_id, head_id }: Edge) => isBefore(head_id, tail_id)
  const first = edges.slice(0, 10)
  const shareOf = (is: (edge: Edge) => boolean) => edges.filter(is).length / Math.max(1, edges.length)
  return {
    tenRight: requires ? first.filter(isDirect).length / 10 : Number.NaN,
    tenInOrder: first.filter(isAlong).length / 10,
    f1: requires ? (2 * edges.filter(isDirect).length) / (edges.length + direct.size) : Number.NaN,
    along: shareOf(isAlong),
    against: shareOf(isAgainst),
    perCompetency: edges.length / course.competencies.length,
  }
}

/** The mean of the numbers among them; not a number without any. */
export const mean = (values: readonly number[]): number => {
  const told = values.filter(value => !Number.isNaN(value))
  return told.reduce((sum, value) => sum + value, 0) / told.length
}

export const meanFigures = (all: readonly Figures[]): Figures => ({
  tenRight: mean(all.map(({ tenRight }) => tenRight)),
  tenInOrder: mean(all.map(({ tenInOrder }) => tenInOrder)),
  f1: mean(all.map(({ f1 }) => f1)),
  along: mean(all.map(({ along }) => along)),
  against: mean(all.map(({ against }) => against)),
  perCompetency: mean(all.map(({ perCompetency }) => perCompetency)),
})
