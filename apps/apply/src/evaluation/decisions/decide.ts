import type { Actor } from '@kolleg/access'
import type { Application } from '../../applications/application.ts'
import { takeStep } from '../../applications/take.ts'
import type { Context } from '../../context.ts'
import type { Tx } from '../../db/schema.ts'
import type { Expected } from '../../front-door/versions.ts'
import { getGroup } from '../../groups/get.ts'
import { lockJob } from '../../jobs/get.ts'
import { jobSteps } from '../../jobs/job.ts'
import { fillJob } from '../../jobs/take-step.ts'
import { afterGrace } from '../../letters/after-grace.ts'
import { problem } from '../../problems.ts'
import { getEvaluable, lockEvaluable } from '../get.ts'
import { decisionLetter, type Verdict } from './decision-letter.ts'
import { follow } from './follow.ts'
import { insertReview } from './review.store.ts'

type DecisionRequest = { readonly notify?: boolean; readonly message?: string; readonly justification?: string }
type Accepted = DecisionRequest & { readonly closeJob?: boolean }
type Rejected = DecisionRequest & { readonly reason: Exclude<Verdict['reason'], null> }

type How = { readonly notify: boolean; readonly fillsJob: boolean; readonly justification: string }

const steps = { ACCEPTED: 'accept', REJECTED: 'reject' } as const

/**
 * Moves the application, records the review, and lets the letter wait for the group's grace time. Until then nothing
 * changes for anyone outside the group; the consequences follow when its time has come.
 */
const decide = async (
  tx: Tx,
  context: Context,
  { userId }: Actor,
  application: Application,
  verdict: Verdict,
  { notify, fillsJob, justification }: How,
): Promise<Application> => {
  const at = new Date()
  const step = steps[verdict.decision]
  const more = justification === '' ? {} : { isJustified: true as const }
  const { application: moved, fact } = await takeStep(tx, application, step, { by: userId, at }, null, more)
  const letter = notify ? await decisionLetter(tx, context, moved, verdict, at) : undefined
  const letterId = letter ? await context.letters.write(tx, letter) : null
  const knownFrom = afterGrace(await getGroup(tx, moved.researchGroupId), at)
  await insertReview(tx, {
    application,
    reviewerId: userId,
    decidedAt: at,
    letterId,
    knownFrom,
    fillsJob,
    justification,
    ...verdict,
  })
  if (knownFrom > at) await context.outbox.put(tx, 'decision', moved.applicationId, knownFrom)
  else {
    await follow(tx, context, moved.applicationId, fact, letter !== undefined)
    if (fillsJob) await fillJob(tx, context, userId, moved.jobId)
  }
  return moved
}

/** Decisions about those on the shortlist need a reason for the record. */
const justified = ({ state }: Application, justification: string): string => {
  const trimmed = justification.trim()
  if (trimmed !== '' || state !== 'INTERVIEW') return trimmed
  const message = 'A decision about a person on the shortlist needs a reason for the record.'
  throw problem('VALIDATION_FAILED', { errors: [{ pointer: '/justification', message, code: 'REASON' }] })
}

/** With `closeJob` the job is filled when the applicant learns of it, and the other open applications are rejected. */
export const accept = async (
  tx: Tx,
  context: Context,
  actor: Actor,
  applicationId: string,
  { notify = true, message = '', justification = '', closeJob = false }: Accepted,
  expected: Expected,
): Promise<Application> => {
  const { record: found } = await getEvaluable(tx, actor, applicationId)
  // To avoid deadlocks, the job is locked before its applications.
  const job = closeJob ? await lockJob(tx, found.jobId) : undefined
  const { record: application } = await lockEvaluable(tx, actor, 'accept', applicationId)
  expected(application.version)
  const why = justified(application, justification)
  const verdict = { decision: 'ACCEPTED', reason: null, message: message.trim() } as const
  if (job) jobSteps.step(job, 'fill', { by: actor.userId, at: new Date() })
  return await decide(tx, context, actor, application, verdict, { notify, fillsJob: closeJob, justification: why })
}

export const reject = async (
  tx: Tx,
  context: Context,
  actor: Actor,
  applicationId: string,
  { notify = true, message = '', justification = '', reason }: Rejected,
  expected: Expected,
): Promise<Application> => {
  const { record: application } = await lockEvaluable(tx, actor, 'reject', applicationId)
  expected(application.version)
  const why = justified(application, justification)
  const verdict = { decision: 'REJECTED', reason, message: message.trim() } as const
  return await decide(tx, context, actor, application, verdict, { notify, fillsJob: false, justification: why })
}
