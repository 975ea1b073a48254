import { hash } from 'node:crypto'
import type { Actor, Grant } from '@kolleg/access'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { sql, type Transaction } from 'kysely'
import { Type } from 'typebox'
import type { Context } from '../context.ts'
import type { Tables } from '../db/schema.ts'
import { problem } from '../problems.ts'
import { callerOf } from './authenticate.ts'

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

export type Answer = {
  readonly status: number
  readonly headers?: Readonly<Record<string, string>>
  readonly body: unknown
}

type Tx = Transaction<Tables>

/**
 * Does the work of a request in one transaction, and keeps its answer there when the caller gave an `Idempotency-Key`:
 * a repeat, also one that comes while the first is under way or after a crash, finds the answer or does the work anew.
 */
export const once = async (
  { database }: Context,
  request: FastifyRequest,
  reply: FastifyReply,
  work: (tx: Tx) => Promise<Answer>,
): Promise<FastifyReply> => {
  const key = request.headers['idempotency-key']
  const { status, headers, body } = await database.transaction(tx =>
    typeof key === 'string' ? remembering(tx, request, key, work) : work(tx),
  )
  return reply
    .code(status)
    .headers({ 'cache-control': 'private, no-store', ...headers })
    .send(body)
}

const remembering = async (
  tx: Tx,
  request: FastifyRequest,
  key: string,
  work: (tx: Tx) => Promise<Answer>,
): Promise<Answer> => {
  const caller = callerOf(request)
  const { userId } = caller
  const asked = hash('sha256', JSON.stringify([request.method, request.url, request.body ?? null]))
  await forgetOld(tx)
  if (!(await claim(tx, caller, key, asked, request.url))) return await remembered(tx, caller, key, asked)
  const answer = await work(tx)
  await sql`update idempotent_reply set status = ${answer.status}, headers = ${answer.headers ?? {}},
    body = ${JSON.stringify(answer.body ?? null)} where user_id = ${userId} and key = ${key}`.execute(tx)
  return answer
}

/** Whoever brings the same key at the same time waits here for the end of the first one's transaction. */
const claim = async (tx: Tx, { userId, roles }: Actor, key: string, asked: string, url: string): Promise<boolean> => {
  const { numAffectedRows } = await sql`insert into idempotent_reply (user_id, key, request_hash, url, grants)
    values (${userId}, ${key}, ${asked}, ${url}, ${JSON.stringify(roles)}) on conflict do nothing`.execute(tx)
  return numAffectedRows === 1n
}

/** Nobody is told again what a role that they have lost since then let them do. */
const remembered = async (tx: Tx, { userId, roles }: Actor, key: string, asked: string): Promise<Answer> => {
  const row = await tx
    .selectFrom('idempotent_reply')
    .selectAll()
    .where('user_id', '=', userId)
    .where('key', '=', key)
    .executeTakeFirstOrThrow()
  if (row.request_hash !== asked) throw problem('IDEMPOTENCY_KEY_REUSED')
  const isHeld = (grant: Grant) => roles.some(({ role, groupId }) => role === grant.role && groupId === grant.groupId)
  if (!row.grants.every(isHeld)) throw problem('ACCESS_DENIED')
  return { status: row.status ?? 200, headers: row.headers ?? {}, body: JSON.parse(row.body ?? 'null') }
}

/** A few at a time, so that no request pays for a crowd. */
const forgetOld = async (tx: Tx): Promise<void> => {
  await sql`delete from idempotent_reply where (user_id, key) in (
    select user_id, key from idempotent_reply where created_at < now() - interval '24 hours'
    limit 100 for update skip locked)`.execute(tx)
}
