import { record } from '../audit/record.ts'
import type { Context } from '../context.ts'
import type { Tx } from '../db/schema.ts'
import type { Around } from '../front-door/around.ts'
import type { Effect } from '../outbox/effect.ts'
import { problem, problems } from '../problems.ts'
import { endStep, findLockedStep, findStep, requestOf } from './waiting-step.store.ts'
import { type WaitingStep, waitingStepSteps } from './waiting-step.ts'

type Failure = { readonly code: string; readonly detail: string }

/** Does the work of a step and ends it in the same transaction, so that it is done once, however many try. */
const endingStep =
  (stepId: string): Around =>
  async (tx, caller, work) => {
    const step = await findLockedStep(tx, stepId)
    if (step === undefined) throw problem('NOT_FOUND')
    const moment = { by: caller.userId, at: new Date() }
    const { next } = waitingStepSteps.step(step, 'carryOut', moment)
    const outcome = await work(tx, caller)
    await endStep(tx, stepId, next, moment)
    return outcome
  }

/** Records why a locked step failed, where its group sees it. */
export const failStep = async (tx: Tx, step: WaitingStep, { code, detail }: Failure): Promise<void> => {
  const at = new Date()
  const { next, fact } = waitingStepSteps.step(step, 'fail', { by: null, at })
  await endStep(tx, step.stepId, next, { at, problem: { code, detail } })
  const { researchGroupId: groupId, kind, jobId } = step
  await record(tx, fact, { groupId, details: { kind, code, ...(jobId && { jobId }) } })
}

const fail = async ({ database }: Context, stepId: string, failure: Failure): Promise<void> =>
  await database.transaction(async tx => {
    const step = await findLockedStep(tx, stepId)
    if (step?.state === 'WAITING') await failStep(tx, step, failure)
  })

const isFailure = (body: unknown): body is Failure =>
  typeof body === 'object' && body !== null && 'code' in body && 'detail' in body

/** A refusal that is not the fault of the request: a retry may succeed. */
const mayGoBetter = (status: number): boolean => status === 429 || status === 502 || status === 503

/**
 * Sends the request of a step in the name of the person who scheduled it, with their current roles. A refusal ends the
 * step; throws if the service could not answer, and the step stays.
 */
export const carryOut = async (context: Context, stepId: string): Promise<void> => {
  const { database, ownRequests } = context
  const step = await findStep(database.query, stepId)
  const kept = await requestOf(database.query, stepId)
  if (step === undefined || kept === undefined) return
  const { method, url, ifMatch, body } = kept
  const behalf = { userId: step.madeBy, around: endingStep(stepId) }
  const headers = ifMatch === null ? {} : { 'if-match': ifMatch }
  const reply = await ownRequests.send(behalf, { method, url, headers, body })
  if (mayGoBetter(reply.status)) throw problem('UNAVAILABLE', { members: { retryAfterSeconds: 5 } })
  if (reply.status < 400) return
  const refusal: unknown = JSON.parse(reply.body)
  await fail(context, stepId, isFailure(refusal) ? refusal : internal)
}

const internal = { code: 'INTERNAL', detail: problems.entries.INTERNAL.meaning }

export const carryingOut = (context: Context): Effect => ({
  carryOut: stepId => carryOut(context, stepId),
  giveUp: stepId => fail(context, stepId, internal),
})
