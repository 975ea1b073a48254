import type { Ranked } from '../courses/rank.ts'
import { rankCompetencies } from '../exercises/rank-competencies.ts'
import { strengthsOf } from '../exercises/strength.ts'
import { type Block, blockOf } from '../geometry/block.ts'
import type { Course } from '../relations/course.ts'
import type { Examined } from './examined.ts'
import type { CourseExercise, Finding } from './finding.ts'
import { counted, inWords, listed, rounded } from './say.ts'

const mostProposed = 3

export function withoutCompetency({ course, exercises, competency, exercise }: Examined): Finding[] {
  const compare = comparisonWith(course)
  return exercises
    .filter(({ competencies }) => competencies.length === 0)
    .map(one => {
      const rejected = rejectedOf(one)
      const likely = strengthsOf(compare(one).filter(({ row }) => !rejected.has(compare.ids[row] ?? 0)))
      const ids = likely.slice(0, mostProposed).map(({ row }) => compare.ids[row] ?? 0)
      return {
        kind: 'EXERCISE_WITHOUT_COMPETENCY',
        competency_ids: [],
        exercise_ids: [one.id],
        evidence: {
          sentence: `${exercise(one.id)} is linked with no competency of this course.`,
          numbers: likely[0] ? { best_score: rounded(likely[0].score) } : {},
        },
        step: {
          action: 'LINK',
          competency_ids: ids,
          sentence:
            ids.length > 0
              ? `Link it with what it trains; its text fits ${listed(ids.map(competency))} best.`
              : 'Link it with the competencies it trains.',
        },
      }
    })
}

export function withoutExercise({ course, competency }: Examined): Finding[] {
  const trained = new Set(course.exercises.flatMap(({ competencies }) => competencies))
  const untrained = course.competencies.map(({ id }) => id).filter(id => !trained.has(id))
  const numbers = { competencies: course.competencies.length, without_exercise: untrained.length }
  if (untrained.length === course.competencies.length)
    return untrained.length === 0
      ? []
      : [neverTrained(untrained, 'No competency of this course has an exercise.', numbers)]
  return untrained.map(id => neverTrained([id], `No exercise trains ${competency(id)}.`, numbers))
}

const neverTrained = (ids: readonly number[], sentence: string, numbers: Record<string, number>): Finding => ({
  kind: 'COMPETENCY_WITHOUT_EXERCISE',
  competency_ids: ids,
  exercise_ids: [],
  evidence: { sentence, numbers },
  step: {
    action: 'ADD_EXERCISE',
    competency_ids: ids,
    sentence: 'Add an exercise, or link one that trains it already.',
  },
})

/** A link is doubtful if the exercise fits most other competencies better, and the best one much better. */
const doubt = { rank: 0.7, gap: 0.25, competencies: 6 }

export function doubtfulLinks({ course, exercises, competency, exercise }: Examined): Finding[] {
  const compare = comparisonWith(course)
  return exercises.flatMap(one => {
    const rejected = rejectedOf(one)
    const accepted = new Set(one.verdicts.flatMap(said => (said.accepted ? [said.competency] : [])))
    const refused = one.competencies.filter(id => rejected.has(id))
    const open = new Set(one.competencies.filter(id => !rejected.has(id) && !accepted.has(id)))
    return [
      ...refused.map(id => doubtful(one, id, `A person rejected that ${exercise(one.id)} trains ${competency(id)}.`)),
      ...(open.size > 0 && compare.ids.length >= doubt.competencies ? unlikely(one, open) : []),
    ]
  })

  function unlikely(one: CourseExercise, links: ReadonlySet<number>): Finding[] {
    const ranked = compare(one)
    const [best] = ranked
    if (!best) return []
    const better = compare.ids[best.row] ?? 0
    return ranked.flatMap(({ row, score }, place): Finding[] => {
      const id = compare.ids[row] ?? 0
      const isDoubtful = place > doubt.rank * ranked.length && best.score - score > doubt.gap
      if (!isDoubtful || !links.has(id)) return []
      const sentence =
        `${exercise(one.id)} fits ${counted(place, 'other competency', 'other competencies')} better than ` +
        `${competency(id)} (${inWords(score)}), best of all ${competency(better)} (${inWords(best.score)}).`
      const numbers = { score: rounded(score), best_score: rounded(best.score), better: place }
      return [doubtful(one, id, sentence, numbers, one.competencies.includes(better) ? [] : [better])]
    })
  }
}

const doubtful = (
  { id }: CourseExercise,
  competency: number,
  sentence: string,
  numbers: Record<string, number> = {},
  better: readonly number[] = [],
): Finding => ({
  kind: 'DOUBTFUL_LINK',
  competency_ids: [competency],
  exercise_ids: [id],
  evidence: { sentence, numbers },
  step: {
    action: 'UNLINK',
    competency_ids: better,
    sentence: 'Look at the exercise: remove the link if it does not train this competency.',
  },
})

const rejectedOf = ({ verdicts }: CourseExercise): ReadonlySet<number> =>
  new Set(verdicts.flatMap(said => (said.accepted ? [] : [said.competency])))

type Comparison = ((exercise: CourseExercise) => Ranked[]) & { readonly ids: readonly number[] }

/** Compares the stored vectors; rows are the competencies that have one. */
function comparisonWith({ competencies }: Course): Comparison {
  const known = competencies.flatMap(({ id, vector }) => (vector ? [{ id, vector }] : []))
  const block: Block = blockOf(known.map(({ vector }) => vector))
  const compare = ({ vector }: CourseExercise) =>
    vector ? rankCompetencies({ whole: vector, passages: [] }, [block]) : []
  return Object.assign(compare, { ids: known.map(({ id }) => id) })
}
