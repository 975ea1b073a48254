import { type LetterType, letterKinds } from '../kinds/kinds.ts'

type Kinds = typeof letterKinds

/** Letters that people may turn off. Every other letter is essential. */
export type OptionalType = { [T in LetterType]: Kinds[T] extends { readonly offer: object } ? T : never }[LetterType]

export const isOptional = (type: string): type is OptionalType =>
  type in letterKinds && 'offer' in letterKinds[type as LetterType]

/** The page on which people turn letters off. */
export const settingsPage = (site: string): string => `${site.replace(/\/$/, '')}/my/settings`
