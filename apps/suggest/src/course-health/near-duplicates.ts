import { blockOf } from '../geometry/block.ts'
import { nearest } from '../geometry/nearest.ts'
import type { Examined } from './examined.ts'
import type { Finding } from './finding.ts'
import { inWords, rounded } from './say.ts'

/** Competencies that the relations call similar or equivalent. */
export function matchingCompetencies({ relations, competency }: Examined): Finding[] {
  return relations
    .filter(({ relation_type }) => relation_type === 'MATCHES')
    .map(({ tail_id, head_id, score, evidence }) => ({
      kind: 'NEAR_DUPLICATE',
      competency_ids: [tail_id, head_id],
      exercise_ids: [],
      evidence: { sentence: evidence.sentence, numbers: { similarity: evidence.signals[0]?.value ?? score } },
      step: {
        action: 'MERGE',
        competency_ids: [tail_id],
        sentence: `If they mean the same, keep ${competency(tail_id)} and link the exercises of the other with it.`,
      },
    }))
}

const alike = 0.95
const neighbours = 3

export function likeExercises({ exercises, exercise }: Examined): Finding[] {
  const known = exercises.flatMap(({ id, vector }) => (vector ? [{ id, vector }] : []))
  const { k, rows, cosines } = nearest(blockOf(known.map(({ vector }) => vector)), neighbours)
  return known.flatMap(({ id }, row) =>
    Array.from(rows.subarray(row * k, (row + 1) * k)).flatMap((other, rank): Finding[] => {
      const similarity = cosines[row * k + rank] ?? 0
      const twin = known[other]?.id ?? id
      if (similarity < alike || twin <= id) return []
      return [
        {
          kind: 'NEAR_DUPLICATE',
          competency_ids: [],
          exercise_ids: [id, twin],
          evidence: {
            sentence: `The texts of ${exercise(id)} and ${exercise(twin)} are nearly the same (${inWords(similarity)}).`,
            numbers: { similarity: rounded(similarity) },
          },
          step: { action: 'MERGE', competency_ids: [], sentence: 'Keep one of the two, or make them differ.' },
        },
      ]
    }),
  )
}
