import type { Actor, Grant } from '@kolleg/access'
import { Problem } from '@kolleg/problems'
import type { FastifyRequest } from 'fastify'
import type { Kysely } from 'kysely'
import type { Context } from '../context.ts'
import type { Tables } from '../db/schema.ts'
import { personNow } from '../people/find.ts'
import { outsideOf } from '../people/outside.ts'
import { Announced, type Work } from './around.ts'
import { callerOf } from './authenticate.ts'

/** Nobody loses roles this often during one request. */
const mostTurns = 8

/**
 * Runs the work of a request in one transaction, and checks at its end that the caller still holds their roles: waiting
 * for a lock may have taken longer than a removal or an erasure. If a role is gone, it rolls back and runs the work
 * again with the roles of now. Work that takes roles from its own caller uses `inTransactionTakingRoles`.
 */
export const inTransactionAs = async <Outcome>(
  context: Pick<Context, 'database'>,
  request: FastifyRequest,
  work: Work<Outcome>,
): Promise<Outcome> => {
  const outcome = await inOneTransaction(context, request, asAsked(request, work))
  if (outcome instanceof Announced) throw outcome
  return outcome
}

/** For work that may take roles from its own caller. Such work checks the roles itself, under a lock. */
export const inTransactionTakingRoles = async <Outcome>(
  { database }: Pick<Context, 'database'>,
  request: FastifyRequest,
  work: Work<Outcome>,
): Promise<Outcome> => {
  const outcome = await database.transaction(tx => asAsked(request, work)(tx, callerOf(request)))
  if (outcome instanceof Announced) throw outcome
  return outcome
}

/** The work done at once, or scheduled as a waiting step. */
export const asAsked = <Outcome>({ around }: FastifyRequest, work: Work<Outcome>): Work<Outcome | Announced> =>
  around === null ? work : (tx, caller) => around(tx, caller, work)

export const inOneTransaction = async <Outcome>(
  { database }: Pick<Context, 'database'>,
  request: FastifyRequest,
  work: Work<Outcome>,
): Promise<Outcome> => {
  for (let turn = 1; turn <= mostTurns; turn += 1) {
    const caller = callerOf(request)
    try {
      return await database.transaction(async tx => {
        const outcome = await work(tx, caller)
        if (await hasLost(tx, caller)) throw new RoleLost()
        return outcome
      })
    } catch (error) {
      const isCheckedAgain =
        error instanceof RoleLost || (error instanceof Problem && (await hasLost(database.query, caller)))
      if (!isCheckedAgain) throw error
    }
    await request.readmit()
  }
  throw new Error('The work of a request takes roles from its own caller.')
}

class RoleLost extends Error {}

/** Whether the account, a role or seat it acts by, or an application it could see is gone. */
const hasLost = async (db: Kysely<Tables>, caller: Actor): Promise<boolean> =>
  lostSince(await personNow(db, caller.userId), caller)

/** Whether the account, a role, a chair, or sight of an application is gone since then. */
export const lostSince = (now: Actor | undefined, then: Actor): boolean =>
  now === undefined ||
  !holdsAll(now, then.roles) ||
  now.recusedFrom.some(id => !then.recusedFrom.includes(id)) ||
  seesLess(now, outsideOf(then.committees)) ||
  now.committees.some(({ jobId, seat }) => seat !== 'CHAIR' && chairedBy(then).includes(jobId))

const chairedBy = ({ committees }: Actor): readonly string[] =>
  committees.filter(({ seat }) => seat === 'CHAIR').map(({ jobId }) => jobId)

/** Whether a committee judges alone now, without the person, that did not before. */
export const seesLess = ({ committees }: Actor, outsideThen: readonly string[]): boolean =>
  outsideOf(committees).some(jobId => !outsideThen.includes(jobId))

export const holdsAll = (actor: Actor | undefined, grants: readonly Grant[]): boolean =>
  actor !== undefined && grants.every(grant => actor.roles.some(held => covers(held, grant)))

/** A promotion loses nothing: a PROFESSOR may do all that an EMPLOYEE of the same group may. */
const covers = (held: Grant, { role, groupId }: Grant): boolean =>
  held.groupId === groupId && (held.role === role || (held.role === 'PROFESSOR' && role === 'EMPLOYEE'))
