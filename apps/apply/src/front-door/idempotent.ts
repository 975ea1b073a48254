import { hash } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { Type } from 'typebox'
import type { Context } from '../context.ts'
import type { Tx } from '../db/schema.ts'
import { lockCaller } from '../people/lock-caller.ts'
import type { Person } from '../people/person.ts'
import { problem } from '../problems.ts'
import type { Answer, Work } from './around.ts'
import { asAsked, holdsAll, inOneTransaction, seesLess } from './in-transaction-as.ts'
import { claimKey, findReply, keepReply } from './replies.store.ts'

export const IdempotencyKey = {
  'idempotency-key': Type.Optional(
    Type.String({
      minLength: 1,
      maxLength: 200,
      pattern: '^[\\x20-\\x7e]+$',
      description: 'Chosen by the caller. The same request with the same key gets the first reply again, for 24 hours.',
    }),
  ),
}

/**
 * Runs the work of a request in one transaction and stores its answer there if the caller sent an `Idempotency-Key`. A
 * repeat gets the stored answer, also during the first request or after a crash.
 */
export const idempotent = async (
  context: Context,
  request: FastifyRequest,
  reply: FastifyReply,
  work: Work<Answer>,
): Promise<FastifyReply> => {
  const key = request.headers['idempotency-key']
  const asked = asAsked(request, work)
  const { status, headers, body } = await inOneTransaction(context, request, (tx, caller) =>
    typeof key === 'string' ? remembering(tx, caller, request, key, asked) : asked(tx, caller),
  )
  return reply
    .code(status)
    .headers({ 'cache-control': 'private, no-store', ...headers })
    .send(body)
}

const remembering = async (
  tx: Tx,
  caller: Person,
  { method, url, body, headers }: FastifyRequest,
  key: string,
  work: Work<Answer>,
): Promise<Answer> => {
  const requestHash = hash(
    'sha256',
    JSON.stringify([method, url, body ?? null, ...(headers['grace'] === undefined ? [] : ['grace'])]),
  )
  // Requests with the same key wait here for each other. So does an erasure, which deletes all replies.
  const { userId } = await lockCaller(tx, caller.userId)
  if (!(await claimKey(tx, caller, { key, requestHash, url: plain(url) })))
    return await remembered(tx, caller, key, requestHash)
  const answer = await work(tx, caller)
  await keepReply(tx, userId, key, answer)
  return answer
}

/** Characters of an address may be percent-encoded, but replies are searched for plain ids. */
const plain = (url: string): string =>
  url.replaceAll(/%([2-7][\da-f])/gi, (_, digits: string) => String.fromCodePoint(Number.parseInt(digits, 16)))

/** A reply is not repeated to a caller who has lost the role it needed, or sight of what it may be about. */
const remembered = async (tx: Tx, caller: Person, key: string, requestHash: string): Promise<Answer> => {
  const { request_hash, grants, outside, status, headers, body } = await findReply(tx, caller.userId, key)
  if (request_hash !== requestHash) throw problem('IDEMPOTENCY_KEY_REUSED')
  if (!holdsAll(caller, grants) || seesLess(caller, outside)) throw problem('ACCESS_DENIED')
  return { status: status ?? 200, headers: headers ?? {}, body: JSON.parse(body ?? 'null') }
}
