/** @import { Finding } from './api.js' */
/** @import { Claim, Course } from './course.js' */
import { claimOn, titleOf } from './course.js'
import { element } from './element.js'
import { partsOf, quoted } from './sentence.js'
import { decimal, fill, words } from './words/language.js'

/** @typedef {(Node | string)[]} Parts */
/**
 * A finding in the words of the page, and what the reader can say of it.
 * @typedef {{ readonly evidence: Parts, readonly step: Parts,
 *   readonly question?: { readonly claim: Claim, readonly sentence: () => string, readonly hasVerdict: boolean,
 *   readonly accept: string, readonly reject: string, readonly verdictBefore: string } }} Told
 */

/** Of a large group so many are named. */
const mostNamed = 3

/**
 * @param {Course} course
 * @param {ReadonlyMap<number, string>} exercises their titles
 * @param {(id: number) => void} onSelect
 */
export const tellFindings = (course, exercises, onSelect) => {
  const texts = words()
  /** @param {number} id */
  const name = id =>
    element('button', { type: 'button', class: 'name', click: () => onSelect(id) }, titleOf(course, id))
  /** @param {number} id */
  const task = id => quoted(exercises.get(id)?.trim() || `#${id}`)

  /** @param {readonly number[]} ids @returns {Parts} */
  const names = ids => {
    const shown = ids.slice(0, mostNamed).map(name)
    const more = ids.length > mostNamed ? [fill(texts.more, { count: ids.length - mostNamed })] : []
    return [...shown.flatMap((part, at) => (at === 0 ? [part] : [', ', part])), ...more]
  }

  /** @type {Readonly<Record<string, (finding: Finding) => Told>>} */
  const tellings = {
    EXERCISE_WITHOUT_COMPETENCY: ({ exercise_ids: [exercise = 0], step }) => ({
      evidence: partsOf(texts.evidence.unlinked, { exercise: task(exercise) }),
      step:
        step.competency_ids.length > 0
          ? partsOf(texts.advice.linkWith, { competencies: names(step.competency_ids) })
          : [texts.advice.link],
    }),
    COMPETENCY_WITHOUT_EXERCISE: ({ competency_ids: ids, evidence: { numbers } }) => ({
      evidence:
        ids.length === numbers['competencies']
          ? [texts.evidence.allUntrained]
          : partsOf(texts.evidence.untrained, { competency: names(ids) }),
      step: [texts.advice.addExercise],
    }),
    NEAR_DUPLICATE: ({ competency_ids: [one, other], exercise_ids: [task1 = 0, task2 = 0], evidence: { numbers } }) => {
      const value = decimal(numbers['similarity'] ?? 0)
      if (one === undefined || other === undefined)
        return {
          evidence: partsOf(texts.evidence.alike, { one: task(task1), other: task(task2), value }),
          step: [texts.advice.keepOne],
        }
      const claim = claimOn({ tail_id: one, head_id: other, relation_type: 'MATCHES' })
      const titles = { one: quoted(titleOf(course, one)), other: quoted(titleOf(course, other)) }
      const relation = course.relations.find(
        ({ tail_id, head_id, relation_type }) => relation_type === 'MATCHES' && tail_id === one && head_id === other,
      )
      const isAccepted = relation?.evidence.accepted === true
      return {
        evidence: partsOf(texts.evidence.alike, { one: name(one), other: name(other), value }),
        step: partsOf(isAccepted ? texts.advice.merge : texts.advice.mergeIf, { one: name(one), other: name(other) }),
        question: {
          claim,
          hasVerdict: isAccepted,
          sentence: () => fill(words().same, titles),
          accept: texts.sameYes,
          reject: texts.sameNo,
          verdictBefore: texts.sameBefore,
        },
      }
    },
    DOUBTFUL_LINK: ({ competency_ids: [id = 0], exercise_ids: [exercise = 0], evidence: { numbers }, step }) => {
      const [best] = step.competency_ids
      const { better, score = 0, best_score = 0 } = numbers
      const values = {
        exercise: task(exercise),
        competency: name(id),
        better: String(better),
        score: decimal(score),
        best: best === undefined ? '' : name(best),
        bestScore: decimal(best_score),
      }
      const { rejectedLink, doubtfulLink, doubtfulLinkBest } = texts.evidence
      const titles = { exercise: task(exercise), competency: quoted(titleOf(course, id)) }
      return {
        evidence: partsOf(
          better === undefined ? rejectedLink : best === undefined ? doubtfulLink : doubtfulLinkBest,
          values,
        ),
        step: [better === undefined ? texts.advice.unlink : texts.advice.unlinkIf],
        question: {
          claim: { kind: 'EXERCISE_LINK', exercise_id: exercise, competency_id: id },
          hasVerdict: better === undefined,
          sentence: () => fill(words().trains, titles),
          accept: texts.accept,
          reject: texts.reject,
          verdictBefore: texts.linkRejectedBefore,
        },
      }
    },
    ISLAND: ({ competency_ids: ids, evidence: { numbers }, step }) => {
      const [from, to] = step.competency_ids
      const { largest_group = 1, best_similarity = 0 } = numbers
      if (largest_group === 1)
        return {
          evidence: [fill(texts.evidence.noRelation, { count: ids.length })],
          step: [texts.advice.describeEach],
        }
      return {
        evidence: partsOf(texts.evidence.island, { competencies: names(ids), count: String(largest_group) }),
        step:
          from === undefined || to === undefined
            ? [texts.advice.describeAndRelate]
            : partsOf(texts.advice.relate, { one: name(from), other: name(to), value: decimal(best_similarity) }),
      }
    },
    BOTTLENECK: ({ competency_ids: [id = 0], evidence: { numbers } }) => ({
      evidence: partsOf(texts.evidence.bottleneck, {
        competency: name(id),
        dependents: String(numbers['dependents']),
        others: String((numbers['competencies'] ?? 1) - 1),
        direct: String(numbers['direct']),
        exercises: String(numbers['exercises']),
      }),
      step: [texts.advice.practise],
    }),
    SHORT_TEXT: ({ competency_ids: [id], exercise_ids: [exercise = 0], evidence: { numbers } }) => ({
      evidence: partsOf(id === undefined ? texts.evidence.shortExercise : texts.evidence.short, {
        competency: id === undefined ? '' : name(id),
        exercise: task(exercise),
        words: String(numbers['words']),
      }),
      step: [texts.advice.describe],
    }),
  }
  /** Nothing for a kind that the page does not know yet. @param {Finding} finding @returns {Told | undefined} */
  return finding => tellings[finding.kind]?.(finding)
}
