import type { Actor } from '@kolleg/access'
import { Type } from 'typebox'
import { record } from '../audit/record.ts'
import type { Tx } from '../db/schema.ts'
import { type Expected, Version } from '../front-door/versions.ts'
import { lockCaller } from '../people/lock-caller.ts'
import { problem } from '../problems.ts'
import { lockApplicant, subscriptionsOf, unknownAreas, writeSubscriptions } from './applicant.store.ts'

export const Subscriptions = Type.Object(
  { subjectAreas: Type.Array(Type.String({ maxLength: 100 }), { maxItems: 200, uniqueItems: true }), version: Version },
  { title: 'Subscriptions', additionalProperties: false, examples: [{ subjectAreas: ['COMPUTER_SCIENCE'] }] },
)

/** Chooses the subject areas to hear about. */
export const subscribe = async (tx: Tx, { userId }: Actor, subjectAreas: readonly string[], expected: Expected) => {
  const unknown = await unknownAreas(tx, subjectAreas)
  if (unknown.length > 0)
    throw problem('VALIDATION_FAILED', {
      errors: unknown.map(code => ({
        pointer: `/subjectAreas/${subjectAreas.indexOf(code)}`,
        message: `“${code}” is no subject area of the catalogue.`,
        code: 'enum',
      })),
    })
  await lockCaller(tx, userId)
  const { subscriptionsVersion } = await lockApplicant(tx, userId)
  expected(subscriptionsVersion)
  await writeSubscriptions(tx, userId, subjectAreas)
  await record(tx, { object: 'subscriptions', objectId: userId, action: 'edit', by: userId })
  return await subscriptionsOf(tx, userId)
}
