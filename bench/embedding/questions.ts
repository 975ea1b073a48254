import { readFileSync } from 'node:fs'
import { type Static, Type } from 'typebox'
import { Value } from 'typebox/value'
import type { GivenCourse } from '../given-courses.ts'

const InBoth = Type.Object({ en: Type.String(), de: Type.String() })
const Competencies = Type.Array(
  Type.Object({ id: Type.String(), en: Type.String(), de: Type.String(), paraphrase: InBoth, indirect: InBoth }),
)

export type Language = 'en' | 'de'
export const LANGUAGES = ['en', 'de'] as const satisfies readonly Language[]

/** A text, and the index of its right answer among the passages. */
type Question = { readonly text: string; readonly answer: number }

/** Questions and the passages among which their answers are. */
export type Exam = { readonly questions: readonly Question[]; readonly passages: readonly string[] }

const competencies: Static<typeof Competencies> = Value.Parse(
  Competencies,
  JSON.parse(readFileSync(new URL('./competencies.json', import.meta.url), 'utf8')),
)

/** One question per competency in one language, with descriptions in the same or the other. */
export function ownExam(kind: 'paraphrase' | 'indirect', from: Language, to: Language): Exam {
  return {
    questions: competencies.map((competency, answer) => ({ text: competency[kind][from], answer })),
    passages: competencies.map(competency => competency[to]),
  }
}

/** Courses with learning goals as questions. */
export const courseExams = (courses: readonly GivenCourse[]): Exam[] =>
  courses.map(({ competencies: given, queries = [] }) => ({
    questions: queries.map(({ text, answer }) => ({
      text,
      answer: given.findIndex(competency => competency.id === answer),
    })),
    passages: given.map(({ title, description }) => description || title),
  }))
