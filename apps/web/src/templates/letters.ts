import { letterKinds } from '../letters/kinds.ts'
import type { LetterType } from './queries.ts'

export const chapters = ['application', 'interview', 'reference', 'member'] as const

/** The letters of a chapter, in chronological order. */
export const typesOf = (chapter: (typeof chapters)[number]): readonly LetterType[] =>
  Object.entries(letterKinds)
    .filter(([, kind]) => kind.chapter === chapter)
    .map(([type]) => type as LetterType)

export const letterTypeOf = (text: string): LetterType | undefined =>
  chapters.flatMap(typesOf).find(type => type === text)
export const letterLanguageOf = (text: string) => (['en', 'de'] as const).find(each => each === text)
