import type { LetterKind } from './kind.ts'
import { letterKinds, letterTypes } from './kinds.ts'

/** What groups write to their members. */
export const internalTypes: readonly string[] = letterTypes.filter(type => {
  const kind: LetterKind = letterKinds[type]
  return kind.isInternal
})

const known: ReadonlySet<string> = new Set(internalTypes)

export const isInternal = (type: string): boolean => known.has(type)
