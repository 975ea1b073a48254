import { type TSchema, Type } from 'typebox'
import { FeedbackRequest } from '../../feedback/requests.ts'
import { Integer, limits } from '../../front-door/limits.ts'
import type { Service } from '../service/service.ts'

export type Tool = {
  readonly name: string
  readonly title: string
  readonly description: string
  readonly input: TSchema
  readonly changes: boolean
  /** Called with arguments that fit the input schema. */
  readonly run: (service: Service, given: unknown) => Promise<Record<string, unknown>>
}

const tool = <Input extends TSchema>(
  told: Omit<Tool, 'input' | 'run'>,
  input: Input,
  run: (service: Service, given: Type.Static<Input>) => Promise<Record<string, unknown>>,
): Tool => ({ ...told, input, run: (service, given) => run(service, given as Type.Static<Input>) })

const course_id = Integer('The number of the course; the tool health lists the courses.')
const defaultLimit = 50
const limit = Type.Optional(
  Type.Integer({
    minimum: 1,
    maximum: limits.competenciesInSave,
    description: `The most entries to return; ${defaultLimit} if it is missing. left_out says how many more there are.`,
  }),
)

/** The first entries of a list, and how many it leaves out: a long list would fill the context of a model. */
const firstOf = <Entry>(name: string, entries: readonly Entry[], most = defaultLimit) => ({
  [name]: entries.slice(0, most),
  left_out: Math.max(0, entries.length - most),
})

const suggest = tool(
  {
    name: 'suggest',
    title: 'Suggest competencies',
    description:
      'Finds the competencies of a course that fit a text in English or German, best first. Use it for what a person ' +
      'wants to learn, or, with for_exercise, for the text of an exercise, to learn what it trains and how strongly ' +
      '(strength 1: it is about it, 0.5: it also trains it, 0.3: it touches it). score: how similar, at most 1.',
    changes: false,
  },
  Type.Object({
    course_id,
    text: Type.String({ maxLength: limits.descriptionCharacters, description: 'The desired competency or exercise.' }),
    for_exercise: Type.Optional(Type.Boolean({ description: 'Whether the text is an exercise; false if missing.' })),
    limit,
  }),
  async (service, given) => {
    const suggested = given.for_exercise
      ? await service.suggestForExercise(given.text, given.course_id)
      : await service.suggest(given.text, given.course_id)
    return firstOf('competencies', suggested, given.limit)
  },
)

const relations = tool(
  {
    name: 'relations',
    title: 'Relations of a course',
    description:
      'Suggests how the competencies of a course build on each other, surest first. REQUIRES: the tail is a ' +
      'prerequisite for the head. EXTENDS: the tail builds upon the head. MATCHES: both say the same. score: how sure ' +
      'it is, 0 to 1; sentence: what it rests on.',
    changes: false,
  },
  Type.Object({ course_id, limit }),
  async (service, given) => {
    const found = await service.relations(given.course_id)
    const competencies = await service.competencies(given.course_id)
    const titles = new Map(competencies.map(({ id, title }) => [id, title]))
    const told = found.map(({ tail_id, head_id, relation_type, score, evidence }) => ({
      tail_id,
      tail: titles.get(tail_id),
      relation_type,
      head_id,
      head: titles.get(head_id),
      score,
      sentence: evidence.sentence,
    }))
    return firstOf('relations', told, given.limit)
  },
)

const health = tool(
  {
    name: 'health',
    title: 'Health of a course or of the service',
    description:
      'With course_id: what a teacher should look at in the course, each finding with its reason and a next step. ' +
      'Without: whether the service is well, and all courses with their numbers and titles.',
    changes: false,
  },
  Type.Object({ course_id: Type.Optional(course_id), limit }),
  async (service, given) => {
    if (given.course_id !== undefined) return firstOf('findings', await service.health(given.course_id), given.limit)
    return { service: await service.report(), ...firstOf('courses', await service.courses(), given.limit) }
  },
)

const { course_id: _, kind, verdict, ...subject } = FeedbackRequest.properties

const feedback = tool(
  {
    name: 'feedback',
    title: 'Feedback on suggestions',
    description:
      'Without verdict: what people said of the course, and the question whose answer helps most next. With kind and ' +
      'verdict: keeps what a person says of a relation, the link of an exercise, or a suggestion; the last one counts. ' +
      'Only give a verdict that a person has given: it changes what everybody in this course is suggested.',
    changes: true,
  },
  Type.Object({ course_id, kind: Type.Optional(kind), verdict: Type.Optional(verdict), ...subject }),
  async (service, { kind: about, verdict: said, ...given }) => {
    if (about === undefined && said === undefined)
      return { ...(await service.feedback(given.course_id)), question: await service.nextQuestion(given.course_id) }
    await service.giveFeedback({ ...given, kind: about, verdict: said } as FeedbackRequest)
    return { kept: true }
  },
)

export const tools: readonly Tool[] = [suggest, relations, health, feedback]
