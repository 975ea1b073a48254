import type { Course, Feedback } from '../../apps/suggest/src/relations/course.ts'
import { nextQuestions } from '../../apps/suggest/src/relations/feedback/next-question.ts'
import { judgeCourse, type Learnt } from '../../apps/suggest/src/relations/suggest-relations.ts'
import type { Edge } from '../given-courses.ts'

type Pair = { readonly earlier: number; readonly later: number }
type Ask = (course: Course, open: readonly Pair[], model: Learnt) => Pair | undefined

export interface Simulated {
  readonly candidates: number
  /** How many candidates are known to hold, in one order or the other. */
  readonly known: number
  /** Questions until 80 % of these are found, as the service asks and in random order. */
  readonly asked: number
  readonly random: number
}

/** Simulates a person who knows the prerequisites of a course and answers one question after another. */
export function simulate(course: Course, requires: readonly Edge[], model: Learnt = {}): Simulated {
  const { judged, view } = judgeCourse(course, model)
  const idOf = (at: number) => view.competencies[at]?.id ?? 0
  const candidates = shuffled(judged.map(({ earlier, later }) => ({ earlier: idOf(earlier), later: idOf(later) })))
  const known = new Set(requires.map(keyOf))
  const reachable = candidates.filter(pair => known.has(key(pair)) || known.has(key(turned(pair)))).length
  const [asking = 0, random = 0] = [ofService, firstOf].map(ask =>
    questionsUntil(Math.ceil(0.8 * reachable), ask, { course, model, candidates, known }),
  )
  return { candidates: candidates.length, known: reachable, asked: asking, random }
}

function ofService(course: Course, _: readonly Pair[], model: Learnt): Pair | undefined {
  const [question] = nextQuestions(course, 1, model)
  return question && { earlier: question.tail_id, later: question.head_id }
}

function firstOf(_: Course, open: readonly Pair[]): Pair | undefined {
  return open[0]
}

interface Known {
  readonly course: Course
  readonly model: Learnt
  readonly candidates: readonly Pair[]
  readonly known: ReadonlySet<string>
}

/** A person who knows that the reverse holds accepts that. */
function questionsUntil(target: number, ask: Ask, { course, model, candidates, known }: Known): number {
  const feedback: Feedback[] = []
  let open = [...candidates]
  let found = 0
  while (found < target) {
    const pair = ask({ ...course, feedback }, open, model)
    if (!pair) break
    const right = [pair, turned(pair)].find(one => known.has(key(one)))
    if (right) found++
    feedback.push({ ...(right ?? pair), type: 'REQUIRES', verdict: right ? 'accept' : 'reject' })
    open = open.filter(one => key(one) !== key(pair))
  }
  return feedback.length
}

function keyOf({ tail_id, head_id }: Edge): string {
  return `${tail_id} ${head_id}`
}

function key({ earlier, later }: Pair): string {
  return `${earlier} ${later}`
}

function turned({ earlier, later }: Pair): Pair {
  return { earlier: later, later: earlier }
}

/** The same order in every run. */
function shuffled(pairs: readonly Pair[]): Pair[] {
  let state = 1
  return pairs
    .map(pair => {
      state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
      return { pair, at: state }
    })
    .toSorted((a, b) => a.at - b.at)
    .map(({ pair }) => pair)
}
