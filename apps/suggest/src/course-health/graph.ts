import { blockOf } from '../geometry/block.ts'
import { products } from '../geometry/products.ts'
import { learntFirst } from '../relations/relation.ts'
import type { Examined } from './examined.ts'
import type { Finding } from './finding.ts'
import { counted, inWords, listed, rounded } from './say.ts'

const mostNamed = 3

/** Groups of competencies that no relation ties to the largest group. */
export function islands({ course, relations, competency }: Examined): Finding[] {
  const ids = course.competencies.map(({ id }) => id)
  const groups = groupsOf(
    ids,
    relations.map(({ tail_id, head_id }) => [tail_id, head_id] as const),
  )
  const [largestGroup, ...others] = groups.toSorted((a, b) => b.length - a.length || (a[0] ?? 0) - (b[0] ?? 0))
  if (!largestGroup || others.length === 0) return []
  if (largestGroup.length === 1) return [alone(ids)]
  const bridgeFrom = bridgesTo(largestGroup, new Map(course.competencies.map(({ id, vector }) => [id, vector])))
  return others
    .toSorted((a, b) => (a[0] ?? 0) - (b[0] ?? 0))
    .map(group => {
      const bridge = bridgeFrom(group)
      const names = listed([
        ...group.slice(0, mostNamed).map(competency),
        ...(group.length > mostNamed ? [`${group.length - mostNamed} more`] : []),
      ])
      return {
        kind: 'ISLAND',
        competency_ids: group,
        exercise_ids: [],
        evidence: {
          sentence: `No relation ties ${names} to the ${largestGroup.length} competencies of the largest group.`,
          numbers: {
            size: group.length,
            largest_group: largestGroup.length,
            ...(bridge && { best_similarity: rounded(bridge.similarity) }),
          },
        },
        step: {
          action: 'RELATE',
          competency_ids: bridge ? [bridge.from, bridge.to] : [],
          sentence: bridge
            ? `Say how it hangs together with the rest; ${competency(bridge.from)} and ${competency(bridge.to)} are most alike (${inWords(bridge.similarity)}).`
            : 'Describe it, and say how it hangs together with the rest.',
        },
      }
    })
}

const alone = (ids: readonly number[]): Finding => ({
  kind: 'ISLAND',
  competency_ids: ids,
  exercise_ids: [],
  evidence: {
    sentence: `No relation between the ${ids.length} competencies is sure enough to be suggested.`,
    numbers: { size: 1, largest_group: 1 },
  },
  step: {
    action: 'DESCRIBE',
    competency_ids: [],
    sentence: 'Describe each in a sentence or two, and link exercises: that is what relations are found by.',
  },
})

/** Groups of ids that edges connect, each in the order of ids. */
function groupsOf(ids: readonly number[], edges: readonly (readonly [number, number])[]): number[][] {
  const neighbours = new Map<number, number[]>(ids.map(id => [id, []]))
  for (const [a, b] of edges) {
    neighbours.get(a)?.push(b)
    neighbours.get(b)?.push(a)
  }
  const met = new Set<number>()
  return ids.flatMap(id => {
    if (met.has(id)) return []
    return [reachedFrom(id, neighbours, met).toSorted((a, b) => a - b)]
  })
}

/** The start and everything that can be reached from it. */
function reachedFrom(start: number, edges: ReadonlyMap<number, readonly number[]>, met = new Set<number>()): number[] {
  const reached = [start]
  met.add(start)
  for (const id of reached)
    for (const other of edges.get(id) ?? [])
      if (!met.has(other)) {
        met.add(other)
        reached.push(other)
      }
  return reached
}

type Bridge = { readonly from: number; readonly to: number; readonly similarity: number }

/** At most so many members of a group are compared with the largest group. */
const mostCompared = 8

/** Finds the members of a group and of the largest group whose texts are most alike. */
function bridgesTo(
  largestGroup: readonly number[],
  vectors: Vectors,
): (group: readonly number[]) => Bridge | undefined {
  const known = largestGroup.flatMap(id => {
    const vector = vectors.get(id)
    return vector ? [{ id, vector }] : []
  })
  const block = blockOf(known.map(({ vector }) => vector))
  return group => {
    let best: Bridge | undefined
    for (const from of group.slice(0, mostCompared)) {
      const vector = vectors.get(from)
      if (!vector) continue
      for (const [row, similarity] of products(block, vector).entries())
        if (similarity > (best?.similarity ?? -1)) best = { from, to: known[row]?.id ?? from, similarity }
    }
    return best
  }
}

type Vectors = ReadonlyMap<number, Float32Array | null>

/** What so many others need at once, and a third of the course in the end, is a bottleneck. */
const bottleneck = { direct: 4, directShare: 0.1, share: 1 / 3 }

export function bottlenecks({ course, relations, competency }: Examined): Finding[] {
  const size = course.competencies.length
  const needing = new Map<number, number[]>()
  for (const { tail_id, head_id, relation_type } of relations) {
    if (relation_type === 'MATCHES') continue
    const [earlier, later] = learntFirst[relation_type] === 'tail' ? [tail_id, head_id] : [head_id, tail_id]
    needing.set(earlier, [...(needing.get(earlier) ?? []), later])
  }
  const exercises = new Map<number, number>()
  for (const { competencies } of course.exercises)
    for (const id of new Set(competencies)) exercises.set(id, (exercises.get(id) ?? 0) + 1)
  return course.competencies.flatMap(({ id }): Finding[] => {
    const direct = needing.get(id)?.length ?? 0
    if (direct < Math.max(bottleneck.direct, bottleneck.directShare * size)) return []
    const dependents = reachedFrom(id, needing).length - 1
    if (dependents < bottleneck.share * size) return []
    const practised = exercises.get(id) ?? 0
    return [
      {
        kind: 'BOTTLENECK',
        competency_ids: [id],
        exercise_ids: [],
        evidence: {
          sentence: `${dependents} of the other ${size - 1} competencies rest on ${competency(id)}, ${direct} of them at once; ${counted(practised, 'exercise trains', 'exercises train')} it.`,
          numbers: { dependents, direct, exercises: practised, competencies: size },
        },
        step: {
          action: 'ADD_EXERCISE',
          competency_ids: [id],
          sentence: 'Make sure that everybody masters it early: practise it well, and check it before going on.',
        },
      },
    ]
  })
}
