import type { Actor } from '@kolleg/access'
import { type Static, Type } from 'typebox'
import { hasEnded, jobStates } from '../jobs/job.ts'
import { instant, orNull, uuid } from '../schema-parts.ts'
import { processes } from './process.policy.ts'
import type { Counted } from './process.store.ts'

const text = Type.String()
const count = Type.Integer({ minimum: 0 })
const counts = Type.Object(
  { uncontacted: count, invited: count, scheduled: count, completed: count },
  { title: 'IntervieweeCounts' },
)

const overview = {
  processId: uuid,
  jobId: uuid,
  jobTitle: text,
  jobState: Type.Enum([...jobStates]),
  closed: Type.Boolean({ description: 'The job has ended: nothing but cancelling is possible.' }),
  counts,
  freeSlots: count,
  nextInterviewAt: orNull(instant),
  researchGroupId: uuid,
  researchGroupName: text,
  timezone: Type.String({ description: 'The group’s, in which slots are given.' }),
}

export const OverviewView = Type.Object(overview, { title: 'InterviewOverview' })

export const ProcessView = Type.Object(
  {
    ...overview,
    criteria: Type.Array(Type.Object({ name: text, guidance: text, weight: Type.Number() }, { title: 'JobCriterion' })),
    independentAssessments: Type.Boolean({ description: 'Others’ assessments stay hidden until one’s own is in.' }),
    may: Type.Array(text),
  },
  { title: 'InterviewProcess' },
)

export const overviewView = (process: Counted): Static<typeof OverviewView> => ({
  processId: process.processId,
  jobId: process.jobId,
  jobTitle: process.jobTitle,
  jobState: process.jobState,
  closed: hasEnded({ state: process.jobState }),
  counts: {
    uncontacted: process.uncontacted,
    invited: process.invited,
    scheduled: process.scheduled,
    completed: process.completed,
  },
  freeSlots: process.freeSlots,
  nextInterviewAt: process.nextInterviewAt?.toISOString() ?? null,
  researchGroupId: process.researchGroupId,
  researchGroupName: process.groupName,
  timezone: process.zone,
})

export const processView = (actor: Actor, process: Counted): Static<typeof ProcessView> => ({
  ...overviewView(process),
  criteria: [...process.criteria],
  independentAssessments: process.independent,
  may: processes
    .allowedActions(actor, process)
    .filter(deed => deed === 'cancel' || (deed !== 'read' && process.jobState === 'PUBLISHED')),
})
