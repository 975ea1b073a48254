import type { Actor } from '@kolleg/access'
import { type Static, Type } from 'typebox'
import { instant, orNull, uuid } from '../schema-parts.ts'
import { briefView, longView } from './content.ts'
import { jobs } from './job.policy.ts'
import { isOpen, type Job, jobStates, jobSteps } from './job.ts'

const text = Type.String()

/** What the house adds to what was written. */
export const addedView = {
  supervisingProfessorName: orNull(text),
  closesAt: orNull(Type.String({ format: 'date-time', description: 'The end of the deadline’s day.' })),
  bannerId: orNull(Type.String({ format: 'uuid', description: 'The image to show: its own, or a default one.' })),
}

const brief = {
  jobId: uuid,
  researchGroupId: uuid,
  researchGroupName: text,
  ...briefView,
  ...addedView,
  state: Type.Enum([...jobStates]),
  isOpen: Type.Boolean({ description: 'It takes applications at this moment.' }),
  version: Type.Integer(),
  publishedAt: orNull(instant),
  stoppedAt: orNull(Type.String({ format: 'date-time', description: 'Since when it takes no applications.' })),
  createdAt: instant,
  updatedAt: instant,
}

export const Author = Type.Object({ userId: uuid, name: orNull(text) }, { title: 'Author' })

const pendingChanges = orNull(
  Type.Object(
    { version: Type.Integer(), at: instant, by: orNull(Author) },
    {
      title: 'PendingChanges',
      description: 'Changes of a published job that wait to be published; its group sees them.',
    },
  ),
)

const may = Type.Array(text, { description: 'What the caller may do with it now.' })

export const JobSummary = Type.Object({ ...brief, pendingChanges, may }, { title: 'JobSummary' })

/** Everything that people write about a job. */
export const contentView = { ...briefView, ...longView }

export const JobView = Type.Object(
  {
    ...brief,
    ...longView,
    pendingChanges,
    isHeld: Type.Boolean({ description: 'A legal hold is on it: nothing of it is deleted.' }),
    may,
  },
  { title: 'Job' },
)

type Summarised = Omit<Job, 'descriptionEn' | 'descriptionDe' | 'criteria' | 'questions' | 'isHeld'>

const ofChanges: ReadonlySet<string> = new Set(['publishChanges', 'discardChanges'])

const allowedActions = (actor: Actor, job: Summarised): string[] => {
  const { state, pendingChanges: changes, stoppedAt } = job
  const allowed = new Set<string>(['read', 'duplicate', ...jobSteps.allowed(state)])
  return jobs
    .allowedActions(actor, job)
    .filter(action => allowed.has(action))
    .filter(action => !ofChanges.has(action) || changes !== null)
    .filter(action => action !== 'stop' || stoppedAt === null)
    .filter(action => action !== 'resume' || stoppedAt !== null)
}

/** Instants as texts, and without what is the group's own business. */
export const publicFields = <Row extends Summarised>({
  groupState,
  timezone: _,
  createdBy: __,
  pendingChanges: ___,
  ...job
}: Row) => ({
  ...job,
  closesAt: job.closesAt?.toISOString() ?? null,
  publishedAt: job.publishedAt?.toISOString() ?? null,
  stoppedAt: job.stoppedAt?.toISOString() ?? null,
  createdAt: job.createdAt.toISOString(),
  updatedAt: job.updatedAt.toISOString(),
  isOpen: isOpen({ ...job, groupState }),
})

/** The same for those who work on it. */
const memberFields = <Row extends Summarised>(actor: Actor, job: Row) => ({
  ...publicFields(job),
  pendingChanges: job.pendingChanges && { ...job.pendingChanges, at: new Date(job.pendingChanges.at).toISOString() },
  may: allowedActions(actor, job),
})

export const summaryOf = (actor: Actor, job: Summarised): Static<typeof JobSummary> => memberFields(actor, job)

export const jobView = (actor: Actor, job: Job): Static<typeof JobView> => {
  const { criteria, questions, may: allowed, ...view } = memberFields(actor, job)
  return {
    ...view,
    criteria: [...criteria],
    questions: [...questions],
    may: allowed.filter(action => action !== 'delete' || !job.isHeld),
  }
}
