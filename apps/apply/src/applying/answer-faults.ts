import type { InputFault } from '@kolleg/problems'
import type { Answers } from '../applications/application.ts'
import type { Question } from '../jobs/job.ts'

const longest = { TEXT: 500, LONG_TEXT: 5000 } as const

type Answer = Answers[string]

/** The fault of an answer by kind of question; undefined if it is valid. */
const rules = {
  TEXT: answer => textFault(answer, longest.TEXT) ?? (/[\r\n]/.test(String(answer)) ? 'must be one line' : undefined),
  LONG_TEXT: answer => textFault(answer, longest.LONG_TEXT),
  YES_NO: answer => (typeof answer === 'boolean' ? undefined : 'must be true or false'),
  NUMBER: answer => (typeof answer === 'number' && Number.isFinite(answer) ? undefined : 'must be a number'),
} as const satisfies Readonly<Record<Question['kind'], (answer: Answer) => string | undefined>>

const textFault = (answer: Answer, most: number): string | undefined => {
  if (typeof answer !== 'string') return 'must be a text'
  return answer.length > most ? `must have at most ${most} characters` : undefined
}

const pointerTo = (questionId: string): string => `/answers/${questionId.replaceAll('~', '~0').replaceAll('/', '~1')}`

export const answerFaults = (questions: readonly Question[], answers: Answers): readonly InputFault[] =>
  Object.entries(answers).flatMap(([questionId, answer]) => {
    const question = questions.find(each => each.questionId === questionId)
    const fault = question ? rules[question.kind](answer) : 'answers no question of this job'
    return fault === undefined
      ? []
      : {
          pointer: pointerTo(questionId),
          message: `The answer ${fault}.`,
          code: question ? 'type' : 'additionalProperties',
        }
  })

export const unanswered = (questions: readonly Question[], answers: Answers): readonly InputFault[] =>
  questions
    .filter(({ questionId, required }) => required && isEmpty(answers[questionId]))
    .map(({ questionId, textEn, textDe }) => ({
      pointer: pointerTo(questionId),
      message: `The question “${textEn || textDe}” needs an answer.`,
      code: 'required',
    }))

const isEmpty = (answer: Answer | undefined): boolean =>
  answer === undefined || (typeof answer === 'string' && answer.trim() === '')
