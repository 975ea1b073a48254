import { createHash } from 'node:crypto'
import { type Assessment, abilities } from './assessment.ts'

/** Follows from the content alone: equal drafts have the same version, and nobody else learns that one was saved. */
export const draftVersionOf = (draft: Assessment | null): string => {
  const { knownAs = '', abilities: marks = {}, recommendation = null, comments = '' } = draft ?? {}
  const content = [knownAs, abilities.map(ability => marks[ability] ?? null), recommendation, comments]
  return createHash('sha256').update(JSON.stringify(content)).digest('base64url').slice(0, 22)
}
