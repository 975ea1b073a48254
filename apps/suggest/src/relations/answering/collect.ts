import { getHeapSpaceStatistics, setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

/** Less than a course of 100 leaves. */
const leastBytes = 4 * 1024 * 1024

const collector = (): ((options: { readonly type: 'minor' }) => void) => {
  setFlagsFromString('--expose-gc')
  try {
    return runInNewContext('gc')
  } finally {
    setFlagsFromString('--no-expose-gc')
  }
}
const gc = collector()

/**
 * Collects what courses have left in this thread, if it is worth it. The runtime would do so in the middle of a later
 * course, for a thread that waits for its next task stands still.
 */
export const collect = (): boolean => {
  const young = getHeapSpaceStatistics().find(({ space_name }) => space_name === 'new_space')
  const isWorthIt = young !== undefined && young.space_used_size >= leastBytes
  if (isWorthIt) gc({ type: 'minor' })
  return isWorthIt
}
