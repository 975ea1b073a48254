import type { Actor } from '@kolleg/access'
import { type Static, type TSchema, Type } from 'typebox'
import { jobs } from './job.policy.ts'
import { isOpen, type Job, jobStates, jobSteps, questionKinds } from './job.ts'

const orNull = <T extends TSchema>(schema: T) => Type.Union([schema, Type.Null()])
const id = Type.String({ format: 'uuid' })
const instant = Type.String({ format: 'date-time' })
const text = Type.String()
const date = Type.String({ format: 'date' })

const brief = {
  jobId: id,
  researchGroupId: id,
  researchGroupName: text,
  title: text,
  subjectArea: orNull(text),
  researchArea: text,
  location: orNull(text),
  supervisingProfessorId: orNull(id),
  supervisingProfessorName: orNull(text),
  startDate: orNull(date),
  startDateByArrangement: Type.Boolean(),
  applicationDeadline: orNull(date),
  closesAt: orNull(Type.String({ format: 'date-time', description: 'The end of the deadline’s day.' })),
  workloadPercent: orNull(Type.Integer()),
  contractMonths: orNull(Type.Integer()),
  fundingType: orNull(text),
  salaryGrade: orNull(text),
  imageId: orNull(id),
  bannerId: orNull(Type.String({ format: 'uuid', description: 'The image to show: its own, or a default one.' })),
  referenceLettersRequired: Type.Integer(),
  suitableForDisabled: Type.Boolean(),
  promisedDecisionBy: orNull(date),
  lettersFromShortlistOnly: Type.Boolean(),
  state: Type.Enum([...jobStates]),
  isOpen: Type.Boolean({ description: 'It takes applications at this moment.' }),
  version: Type.Integer(),
  publishedAt: orNull(instant),
  stoppedAt: orNull(Type.String({ format: 'date-time', description: 'Since when it takes no applications.' })),
  createdAt: instant,
  updatedAt: instant,
}

const may = Type.Array(text, { description: 'What the caller may do with it now.' })

export const JobSummary = Type.Object({ ...brief, may }, { title: 'JobSummary' })

const Criterion = Type.Object({ name: text, guidance: text, weight: Type.Number() }, { title: 'JobCriterion' })
export const QuestionView = Type.Object(
  {
    questionId: id,
    textEn: text,
    textDe: text,
    kind: Type.Enum([...questionKinds]),
    required: Type.Boolean(),
  },
  { title: 'JobQuestion' },
)

export const JobDto = Type.Object(
  {
    ...brief,
    descriptionEn: text,
    descriptionDe: text,
    criteria: Type.Array(Criterion),
    questions: Type.Array(QuestionView),
    may,
  },
  { title: 'Job' },
)

type Summarised = Omit<Job, 'descriptionEn' | 'descriptionDe' | 'criteria' | 'questions'>

const deeds = (actor: Actor, job: Summarised): string[] => {
  const allowed = new Set<string>(['read', 'duplicate', ...jobSteps.allowed(job.state)])
  return jobs
    .deeds(actor, job)
    .filter(deed => allowed.has(deed))
    .filter(deed => deed !== 'stop' || job.stoppedAt === null)
    .filter(deed => deed !== 'resume' || job.stoppedAt !== null)
}

/** Instants as texts, and without what is the group's own business. */
export const told = <Told extends Summarised>({ groupState, timezone: _, createdBy: __, ...job }: Told) => ({
  ...job,
  closesAt: job.closesAt?.toISOString() ?? null,
  publishedAt: job.publishedAt?.toISOString() ?? null,
  stoppedAt: job.stoppedAt?.toISOString() ?? null,
  createdAt: job.createdAt.toISOString(),
  updatedAt: job.updatedAt.toISOString(),
  isOpen: isOpen({ ...job, groupState }),
})

export const summaryOf = (actor: Actor, job: Summarised): Static<typeof JobSummary> => ({
  ...told(job),
  may: deeds(actor, job),
})

export const viewOf = (actor: Actor, job: Job): Static<typeof JobDto> => {
  const { criteria, questions, ...view } = told(job)
  return { ...view, criteria: [...criteria], questions: [...questions], may: deeds(actor, job) }
}
