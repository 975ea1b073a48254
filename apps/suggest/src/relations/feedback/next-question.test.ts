import { expect, test } from 'vitest'
import type { Course, Feedback } from '../course.ts'
import { competency } from '../examples.fixture.ts'
import { nextQuestions } from './next-question.ts'

const course: Course = {
  competencies: [
    competency(1, 'Variables', 'Name values.', 0),
    competency(2, 'Loops', 'Repeat statements while variables change.', 30),
    competency(3, 'Arrays', 'Store values and walk through them with loops.', 50),
    competency(4, 'Sorting', 'Bring arrays into order with nested loops.', 70),
    competency(5, 'Merge sort', 'Sorting by splitting and merging arrays.', 85),
  ],
  exercises: [],
  links: [],
}

const nextQuestion = (asked: Course) => nextQuestions(asked, 1)[0]

test('every pair is asked at most once, the same one for the same answers, and at last none is left', () => {
  const asked = new Set<string>()
  const feedback: Feedback[] = []
  for (;;) {
    const question = nextQuestion({ ...course, feedback })
    expect(nextQuestion({ ...course, competencies: course.competencies.toReversed(), feedback })).toEqual(question)
    if (!question) break
    const { tail_id: earlier, head_id: later } = question
    const pair = [earlier, later].toSorted((a, b) => a - b).join()
    expect(asked.has(pair)).toBe(false)
    asked.add(pair)
    feedback.push({ earlier, later, type: 'REQUIRES', verdict: asked.size % 2 === 0 ? 'accept' : 'reject' })
  }
  expect(asked.size).toBeGreaterThan(3)
})

test('what would close a circle with what was accepted is not asked', () => {
  const first = nextQuestion(course)
  const turned = {
    earlier: first?.head_id ?? 0,
    later: first?.tail_id ?? 0,
    type: 'REQUIRES',
    verdict: 'accept',
  } as const
  const question = nextQuestion({ ...course, feedback: [turned] })
  expect(question).toBeDefined()
  expect([question?.tail_id, question?.head_id]).not.toEqual([first?.tail_id, first?.head_id])
  expect([question?.tail_id, question?.head_id]).not.toEqual([first?.head_id, first?.tail_id])
})

test('a course of one competency has no question', () => {
  expect(nextQuestion({ ...course, competencies: course.competencies.slice(0, 1) })).toBeUndefined()
})
