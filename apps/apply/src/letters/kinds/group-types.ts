import { type LetterType, letterKinds, letterTypes } from './kinds.ts'

type Kinds = typeof letterKinds

export type GroupLetterType = {
  [T in LetterType]: Kinds[T] extends { readonly chapter: string } ? T : never
}[LetterType]

export const isGroupType = (type: LetterType): type is GroupLetterType => 'chapter' in letterKinds[type]

/** The letters written in the name of a group. */
export const groupTypes = letterTypes.filter(isGroupType)
