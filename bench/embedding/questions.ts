import { existsSync, readFileSync } from 'node:fs'
import { type Static, Type } from 'typebox'
import { Value } from 'typebox/value'

const InBoth = Type.Object({ en: Type.String(), de: Type.String() })
const Competencies = Type.Array(
  Type.Object({ id: Type.String(), en: Type.String(), de: Type.String(), paraphrase: InBoth, indirect: InBoth }),
)
const Courses = Type.Array(
  Type.Object({
    competencies: Type.Array(Type.Object({ id: Type.Integer(), title: Type.String(), description: Type.String() })),
    queries: Type.Array(Type.Object({ text: Type.String(), answer: Type.Integer() })),
  }),
)

export type Language = 'en' | 'de'
export const LANGUAGES = ['en', 'de'] as const satisfies readonly Language[]

/** A text, and the place of its right answer among the passages. */
type Question = { readonly text: string; readonly answer: number }

/** Questions and the passages among which their answers lie. */
export type Exam = { readonly questions: readonly Question[]; readonly passages: readonly string[] }

const competencies: Static<typeof Competencies> = Value.Parse(
  Competencies,
  JSON.parse(readFileSync(new URL('./competencies.json', import.meta.url), 'utf8')),
)

/** One question a competency, asked in one language of descriptions in the same or the other. */
export function ownExam(kind: 'paraphrase' | 'indirect', from: Language, to: Language): Exam {
  return {
    questions: competencies.map((competency, answer) => ({ text: competency[kind][from], answer })),
    passages: competencies.map(competency => competency[to]),
  }
}

/** English courses with learning goals as questions; none where the file is not there. */
export function courseExams(file: string | URL = new URL('../data/courses-dev.json', import.meta.url)): Exam[] {
  if (!existsSync(file)) return []
  return Value.Parse(Courses, JSON.parse(readFileSync(file, 'utf8'))).map(course => ({
    questions: course.queries.map(({ text, answer }) => ({
      text,
      answer: course.competencies.findIndex(competency => competency.id === answer),
    })),
    passages: course.competencies.map(({ title, description }) => description || title),
  }))
}
