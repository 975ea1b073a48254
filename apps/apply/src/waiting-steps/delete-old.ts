import type { Context } from '../context.ts'
import { deleteOver } from './waiting-step.store.ts'

/** Deletes the steps that are no longer shown to anybody. */
export const deleteOldSteps = ({ database }: Context): Promise<void> => deleteOver(database.query)
