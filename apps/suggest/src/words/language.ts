import type { Spelling } from './spelling.ts'

export type Language = 'en' | 'de'

/** The language whose small words occur more often; undefined when the words do not tell. */
export function languageOf(words: readonly Spelling[]): Language | undefined {
  let sounds = 0
  for (const { sound } of words) sounds += sound
  if (sounds === 0) return undefined
  return sounds > 0 ? 'en' : 'de'
}
