import type { Tx } from '../../db/schema.ts'
import { findChoices } from './notifications.store.ts'
import { isOptional } from './optional.ts'

/** Whether a person wants letters of a type. Essential ones always arrive, also at an address without an account. */
export const wants = async (tx: Tx, userId: string | undefined, type: string): Promise<boolean> =>
  userId === undefined || !isOptional(type) || !(await findChoices(tx, userId)).off.includes(type)
