import { constants, setPriority } from 'node:os'

/**
 * Lowers the priority of a thread that computes for long, so that requests are answered first. Only Linux has
 * priorities per thread; elsewhere it would slow the whole process. Without the permission, threads stay equal.
 */
export const lowerPriority = (): void => {
  if (process.platform !== 'linux') return
  try {
    setPriority(constants.priority.PRIORITY_BELOW_NORMAL)
  } catch {}
}
