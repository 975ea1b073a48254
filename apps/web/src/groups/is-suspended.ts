import type { Group } from './queries.ts'

/** It was active before: a group that waits for its first activation names who asked for it. */
export const isSuspended = ({ state, requestedBy }: Pick<Group, 'state' | 'requestedBy'>): boolean =>
  state !== 'ACTIVE' && requestedBy === null
