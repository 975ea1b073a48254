import type { Actor } from '@kolleg/access'
import { type Static, Type } from 'typebox'
import { instant, orNull, uuid } from '../schema-parts.ts'
import { type WaitingStep, waitingStepKinds } from './waiting-step.ts'

const Id = uuid
const Instant = instant

export const WaitingStepView = Type.Object(
  {
    stepId: Id,
    kind: Type.Enum([...waitingStepKinds]),
    state: Type.Enum(['WAITING', 'DONE', 'TAKEN_BACK', 'FAILED']),
    announcedAt: Instant,
    dueAt: { ...Instant, description: 'Until then it can be taken back.' },
    byName: orNull(Type.String()),
    isOwn: Type.Boolean({ description: 'The caller announced it.' }),
    researchGroupId: orNull(Id),
    jobId: orNull(Id),
    jobTitle: orNull(Type.String()),
    about: orNull(Type.String({ description: 'Whom or what it is about.', examples: ['Mara Klein'] })),
    takenBackBy: orNull(Type.Object({ name: orNull(Type.String()), isOwn: Type.Boolean() }, { title: 'TakenBackBy' })),
    concerns: Type.Array(Type.String(), { description: 'The ids that the request names.' }),
    problem: orNull(
      Type.Object(
        { code: Type.String(), detail: Type.String() },
        { title: 'WaitingStepProblem', description: 'Why it could not be carried out.' },
      ),
    ),
  },
  { title: 'WaitingStep' },
)

export const waitingStepView = ({ userId }: Actor, step: WaitingStep): Static<typeof WaitingStepView> => ({
  stepId: step.stepId,
  kind: step.kind,
  state: step.state,
  announcedAt: step.announcedAt.toISOString(),
  dueAt: step.dueAt.toISOString(),
  byName: step.madeByName,
  isOwn: step.madeBy === userId,
  researchGroupId: step.researchGroupId,
  jobId: step.jobId,
  jobTitle: step.jobTitle,
  about: step.about,
  takenBackBy: step.takenBackBy && { name: step.takenBackBy.name, isOwn: step.takenBackBy.userId === userId },
  concerns: [...step.concerns],
  problem: step.problem === null ? null : { code: step.problem.code, detail: step.problem.detail },
})
