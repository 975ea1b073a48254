import type { Actor } from '@kolleg/access'
import type { Transaction } from 'kysely'
import type { Application } from '../../applications/application.ts'
import { takeStep } from '../../applications/take.ts'
import type { Context } from '../../context.ts'
import type { Tables } from '../../db/schema.ts'
import type { Expected } from '../../front-door/versions.ts'
import { holdJob } from '../../jobs/get.ts'
import { fillJob } from '../../jobs/take-step.ts'
import { getJudged, holdJudged } from '../get.ts'
import { decisionLetter, type Verdict } from './decision-letter.ts'
import { follow } from './follow.ts'
import { insertReview } from './review.store.ts'

type Tx = Transaction<Tables>

type Asked = { readonly notify?: boolean; readonly message?: string }
type Accepted = Asked & { readonly closeJob?: boolean }
type Rejected = Asked & { readonly reason: Exclude<Verdict['reason'], null> }

const steps = { ACCEPTED: 'accept', REJECTED: 'reject' } as const

/**
 * The application moves, the review says who decided what, and the letter waits for the group's grace time. Until then
 * nothing changes for the applicant: what follows from the decision follows when the letter leaves.
 */
const decide = async (
  tx: Tx,
  context: Context,
  { userId }: Actor,
  application: Application,
  verdict: Verdict,
  notify: boolean,
): Promise<Application> => {
  const at = new Date()
  const step = steps[verdict.decision]
  const { application: moved, fact } = await takeStep(tx, application, step, { by: userId, at })
  const letter = notify ? await decisionLetter(tx, context, moved, verdict, at) : undefined
  const letterId = letter ? await context.letters.write(tx, letter) : null
  const knownFrom = letter?.notBefore ?? at
  await insertReview(tx, { application, reviewerId: userId, decidedAt: at, letterId, knownFrom, ...verdict })
  if (knownFrom > at) await context.outbox.put(tx, 'decision', moved.applicationId, knownFrom)
  else await follow(tx, context, moved.applicationId, fact, letter !== undefined)
  return moved
}

/** With `closeJob` the job is filled in the same breath: everyone else who is under way is told that it is. */
export const accept = async (
  tx: Tx,
  context: Context,
  actor: Actor,
  applicationId: string,
  { notify = true, message = '', closeJob = false }: Accepted,
  expected: Expected,
): Promise<Application> => {
  const { record: found } = await getJudged(tx, actor, applicationId)
  // Whoever ends a job holds it before its applications; in the same order nobody waits for each other.
  if (closeJob) await holdJob(tx, found.jobId)
  const { record: application } = await holdJudged(tx, actor, 'accept', applicationId)
  expected(application.version)
  const verdict = { decision: 'ACCEPTED', reason: null, message: message.trim() } as const
  const accepted = await decide(tx, context, actor, application, verdict, notify)
  if (closeJob) await fillJob(tx, context, actor, accepted.jobId)
  return accepted
}

export const reject = async (
  tx: Tx,
  context: Context,
  actor: Actor,
  applicationId: string,
  { notify = true, message = '', reason }: Rejected,
  expected: Expected,
): Promise<Application> => {
  const { record: application } = await holdJudged(tx, actor, 'reject', applicationId)
  expected(application.version)
  const verdict = { decision: 'REJECTED', reason, message: message.trim() } as const
  return await decide(tx, context, actor, application, verdict, notify)
}
