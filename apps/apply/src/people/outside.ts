import type { Committee } from '@kolleg/access'

/** The positions whose applications do not exist for a person, because only a committee judges them. */
export const outsideOf = (committees: readonly Committee[]): readonly string[] =>
  committees.filter(({ committeeOnly, seat }) => committeeOnly && seat === null).map(({ jobId }) => jobId)
