import { hash, randomUUID } from 'node:crypto'
import { record } from '../audit/record.ts'
import type { Context } from '../context.ts'
import type { Tx } from '../db/schema.ts'
import { problem } from '../problems.ts'
import type { Scope } from './scope.ts'
import { addStep, findStep, type KeptRequest, type NewStep } from './waiting-step.store.ts'
import { type WaitingStep, waitingStepSteps } from './waiting-step.ts'

type Announcement = KeptRequest &
  Pick<NewStep, 'kind' | 'accessClass' | 'madeBy'> & {
    readonly scope: Scope | undefined
    readonly params: unknown
    readonly minutes: number
  }

const fingerprint = (value: unknown): string => hash('sha256', JSON.stringify(value))
const uuids = /[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/gi

/** The ids in the parameters and the body of a request. */
const idsIn = (...parts: readonly unknown[]): readonly string[] => [
  ...new Set(
    JSON.stringify(parts)
      .match(uuids)
      ?.map(id => id.toLowerCase()),
  ),
]

/**
 * Stores a request until it is due. The same request is stored once. Only one request at a time can change a resource:
 * a different one is refused meanwhile.
 */
export const announce = async (
  tx: Tx,
  { outbox }: Context,
  { kind, accessClass, madeBy, scope, params, minutes, ...request }: Announcement,
): Promise<WaitingStep> => {
  const { method, url, body } = request
  const announcedAt = new Date()
  const { next: _, fact } = waitingStepSteps.create(randomUUID(), 'announce', { by: madeBy, at: announcedAt })
  const stepId = fact.objectId
  const requestHash = fingerprint([method, url, body])
  const lane = method === 'PUT' || method === 'PATCH' ? fingerprint([method, url]) : requestHash
  const { researchGroupId = null, jobId = null, processId = null } = scope ?? {}
  const dueAt = new Date(announcedAt.getTime() + minutes * 60_000)
  const concerns = idsIn(params, body, processId)
  const kept = { stepId, kind, accessClass, madeBy, researchGroupId, jobId, concerns, announcedAt, dueAt }
  const waiting = await addStep(tx, { ...kept, ...request, lane, requestHash })
  if (waiting === undefined) throw new Error('A step was neither added nor found.')
  if (waiting.requestHash !== requestHash) throw problem('STEP_WAITING', { members: { stepId: waiting.stepId } })
  if (waiting.stepId === stepId) {
    await outbox.put(tx, 'step', stepId, dueAt)
    await record(tx, fact, { groupId: researchGroupId, details: { kind, ...(jobId && { jobId }) } })
  }
  const step = await findStep(tx, waiting.stepId)
  if (step === undefined) throw new Error('A step was announced and is gone.')
  // The caller has sent the ids that it concerns, but may be recused from whom they stand for.
  return { ...step, about: (await findStep(tx, waiting.stepId, madeBy))?.about ?? null }
}
