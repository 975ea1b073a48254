import { type Course, inOrder } from './course.ts'
import { weighDetours } from './judging/detours.ts'
import { type Drawn, draw } from './judging/draw.ts'
import { explain, explainMatch } from './judging/explain.ts'
import { judge, round } from './judging/judge.ts'
import { isSame, matchesOf } from './judging/matches.ts'
import { type Pair, pairsOf } from './judging/pairs.ts'
import { signalsOf } from './judging/signals.ts'
import { type View, viewOf } from './judging/view.ts'
import { weights as learnt, type Weights } from './judging/weights.ts'
import { byScore, ends, type Relation } from './relation.ts'
import { isLater } from './titles/mark.ts'

/**
 * Returns the relations of a course, surest first; none if nothing is sure enough. The order of the course's lists does
 * not affect the result.
 */
export function suggestRelations(course: Course, weights: Weights = learnt): Relation[] {
  if (course.competencies.length < 2) return []
  const view = viewOf(inOrder(course))
  const { same = [], other = [] } = Object.groupBy(pairsOf(view), pair => (isSame(view, pair) ? 'same' : 'other'))
  const size = view.competencies.length
  const judged = other
    .map(pair => judge(pair, signalsOf(view, pair), weights))
    .filter(({ earlier, later }) => !isLater(view.readings[earlier]?.time, view.readings[later]?.time))
  const weighed = weighDetours(judged, size, weights)
  const matches = matchesOf(view, same)
  return [
    ...matches.map(pair => match(view, pair)),
    ...draw(weighed, size, matches).map(drawn => dependency(view, drawn, weights)),
  ].toSorted(byScore)
}

const idOf = ({ competencies }: View, place: number) => competencies[place]?.id ?? 0
/** A competency without a title is called by its number. */
const titleOf = (view: View, place: number) => view.competencies[place]?.title.trim() || `#${idOf(view, place)}`

function dependency(view: View, drawn: Drawn, weights: Weights): Relation {
  const { earlier, later, type, score } = drawn
  const { tail, head } = ends(type, earlier, later)
  return {
    tail_id: idOf(view, tail),
    head_id: idOf(view, head),
    relation_type: type,
    score,
    get evidence() {
      return explain(drawn, titleOf(view, earlier), titleOf(view, later), weights)
    },
  }
}

function match(view: View, { a, b, likeness }: Pair): Relation {
  const evidence = explainMatch(likeness, titleOf(view, a), titleOf(view, b))
  return { tail_id: idOf(view, a), head_id: idOf(view, b), relation_type: 'MATCHES', score: round(likeness), evidence }
}
