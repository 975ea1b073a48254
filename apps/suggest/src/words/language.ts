export type Language = 'en' | 'de'

/** The language whose small words occur more often, by so many at least; undefined when the words do not tell. */
export function languageOf(words: readonly { readonly sound: number }[], atLeast = 1): Language | undefined {
  let sounds = 0
  for (const { sound } of words) sounds += sound
  if (Math.abs(sounds) < atLeast) return undefined
  return sounds > 0 ? 'en' : 'de'
}
