import { type Course, inOrder } from './course.ts'
import { keepAccepted } from './feedback/keep-accepted.ts'
import { type Said, saidOf } from './feedback/said.ts'
import { keepExpected, tilt } from './feedback/tilt.ts'
import { type Drawn, draw } from './judging/draw.ts'
import { explain, explainMatch } from './judging/explain.ts'
import { type Judged, judge, round } from './judging/judge.ts'
import { isSame, matchesOf } from './judging/matches.ts'
import { type Pair, pairsOf } from './judging/pairs.ts'
import type { Prerequisites } from './judging/prerequisites.ts'
import { rivalsOf } from './judging/rivals.ts'
import { signalsOf } from './judging/signals.ts'
import { type View, viewOf } from './judging/view.ts'
import { weights as learnt, type Weights } from './judging/weights.ts'
import { byScore, type Evidence, ends, type Relation } from './relation.ts'
import { isLater } from './titles/mark.ts'

export interface Learnt {
  /** What the model of the vectors has learnt about prerequisites. */
  readonly prerequisites?: Prerequisites | undefined
  readonly weights?: Weights
}

/**
 * Returns the relations of a course, surest first; none if nothing is sure enough. The order of the course's lists does
 * not affect the result.
 */
export function suggestRelations(course: Course, model: Learnt = {}): Relation[] {
  return course.competencies.length < 2 ? [] : relationsIn(judgeCourse(course, model))
}

/** Every candidate with its score, before it is decided what to suggest. */
export interface JudgedCourse {
  readonly view: View
  readonly weights: Weights
  readonly said: Said
  /** Dependencies that nobody accepted or rejected. */
  readonly judged: readonly Judged[]
  readonly matches: readonly Pair[]
}

export function judgeCourse(course: Course, { prerequisites, weights }: Learnt = {}): JudgedCourse {
  const untilted = weights ?? (prerequisites ? learnt.withKnowledge : learnt.fromTexts)
  const ordered = inOrder(course)
  const view = viewOf(ordered, prerequisites)
  const pairs = pairsOf(view)
  const rivals = rivalsOf(view, pairs)
  const said = saidOf(view, rivals, ordered.feedback ?? [])
  const open = pairs.filter(pair => !said.isSettled(pair))
  const { same = [], other = [] } = Object.groupBy(open, pair => (isSame(view, pair) ? 'same' : 'other'))
  const candidates = other.map(pair => ({ pair, signals: signalsOf(view, rivals, pair) }))
  const weighing = keepExpected(tilt(untilted, said.lessons), untilted, candidates)
  const judged = candidates
    .map(({ pair, signals }) => judge(pair, signals, weighing))
    .filter(one => !isLater(view.readings[one.earlier]?.time, view.readings[one.later]?.time) && !said.isRejected(one))
  const matches = [
    ...said.acceptedMatches,
    ...matchesOf(
      view,
      same.filter(pair => !said.isMatchRejected(pair)),
    ),
  ]
  return { view, weights: weighing, said, judged, matches }
}

export function relationsIn({ view, weights, said, judged, matches }: JudgedCourse): Relation[] {
  const size = view.competencies.length
  const certain = new Set(said.accepted.map(keyIn(size)))
  const drawn = keepAccepted(draw([...judged, ...said.accepted], size, matches), said.accepted, size)
  const certainMatches = new Set<Pair>(said.acceptedMatches)
  return [
    ...matches.map(pair => match(view, pair, certainMatches.has(pair))),
    ...drawn.map(one => dependency(view, one, weights, certain.has(keyIn(size)(one)))),
  ].toSorted(byScore)
}

const keyIn =
  (size: number) =>
  ({ earlier, later }: Pick<Judged, 'earlier' | 'later'>): number =>
    earlier * size + later
const idOf = ({ competencies }: View, place: number) => competencies[place]?.id ?? 0
/** A competency without a title is called by its number. */
const titleOf = (view: View, place: number) => view.competencies[place]?.title.trim() || `#${idOf(view, place)}`

export function dependency(view: View, drawn: Drawn, weights: Weights, isAccepted = false): Relation {
  const { earlier, later, type, score } = drawn
  const { tail, head } = ends(type, earlier, later)
  const [first, last] = [titleOf(view, earlier), titleOf(view, later)]
  return {
    tail_id: idOf(view, tail),
    head_id: idOf(view, head),
    relation_type: type,
    score,
    get evidence(): Evidence {
      const evidence = explain(drawn, first, last, weights)
      if (!isAccepted) return evidence
      return { ...evidence, sentence: `“${first}” comes before “${last}”: a person accepted it.`, accepted: true }
    },
  }
}

function match(view: View, { a, b, likeness }: Pair, isAccepted: boolean): Relation {
  const [one, other] = [titleOf(view, a), titleOf(view, b)]
  const evidence = explainMatch(likeness, one, other)
  return {
    tail_id: idOf(view, a),
    head_id: idOf(view, b),
    relation_type: 'MATCHES',
    score: isAccepted ? 1 : round(likeness),
    evidence: isAccepted
      ? { ...evidence, sentence: `“${one}” and “${other}” match: a person accepted it.`, accepted: true }
      : evidence,
  }
}
