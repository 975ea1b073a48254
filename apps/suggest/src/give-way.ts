import { constants, setPriority } from 'node:os'

/**
 * For a thread that computes for long: the one that answers requests goes first. Only Linux has priorities of threads;
 * elsewhere the whole process would give way. Where they may not be set, both go on as equals.
 */
export const giveWay = (): void => {
  if (process.platform !== 'linux') return
  try {
    setPriority(constants.priority.PRIORITY_BELOW_NORMAL)
  } catch {}
}
