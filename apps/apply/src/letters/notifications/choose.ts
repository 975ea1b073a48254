import type { Actor } from '@kolleg/access'
import type { InputFault } from '@kolleg/problems'
import type { Static } from 'typebox'
import { record } from '../../audit/record.ts'
import type { Context } from '../../context.ts'
import type { Tx } from '../../db/schema.ts'
import type { Expected } from '../../front-door/versions.ts'
import { lockCaller } from '../../people/lock-caller.ts'
import { problem } from '../../problems.ts'
import { type Choices, lockChoices, updateChoices } from './notifications.store.ts'
import type { NotificationChoices } from './notifications.ts'
import { isOptional } from './optional.ts'

type Given = Static<typeof NotificationChoices>['notifications']

/** Turns optional letters on and off for the caller. */
export const choose = async (
  { database }: Context,
  { userId }: Actor,
  given: Given,
  expected: Expected,
): Promise<Choices> => {
  const errors = faultsIn(given)
  if (errors.length > 0) throw problem('VALIDATION_FAILED', { errors })
  return await database.transaction(tx => changeChoices(tx, userId, given, expected))
}

/** The same for types that are known to be optional. */
export const changeChoices = async (
  tx: Tx,
  userId: string,
  given: Given,
  expected: Expected = () => {},
): Promise<Choices> => {
  await lockCaller(tx, userId)
  const { off: before, version } = await lockChoices(tx, userId)
  expected(version)
  const off = given.reduce(
    (types, { type, enabled }) => (enabled ? types.filter(each => each !== type) : [...new Set([...types, type])]),
    before.toSorted(),
  )
  if (off.toSorted().join() === before.toSorted().join()) return { off: before, version }
  const next = { off: off.toSorted(), version: version + 1 }
  await updateChoices(tx, userId, next)
  await record(tx, { object: 'notifications', objectId: userId, action: 'edit', by: userId })
  return next
}

const faultsIn = (given: Given): InputFault[] =>
  given.flatMap(({ type, enabled }, index): InputFault[] => {
    const pointer = `/notifications/${index}`
    if (given.findIndex(other => other.type === type) !== index)
      return [{ pointer: `${pointer}/type`, message: `${type} is named twice.`, code: 'DUPLICATE' }]
    if (enabled || isOptional(type)) return []
    return [
      { pointer: `${pointer}/enabled`, message: `${type} is essential and cannot be turned off.`, code: 'ESSENTIAL' },
    ]
  })
