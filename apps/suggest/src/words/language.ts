export type Language = 'en' | 'de'

/** The language whose stop words occur more often, by at least this margin; undefined if none does. */
export function languageOf(words: readonly { readonly sound: number }[], atLeast = 1): Language | undefined {
  let sounds = 0
  for (const { sound } of words) sounds += sound
  if (Math.abs(sounds) < atLeast) return undefined
  return sounds > 0 ? 'en' : 'de'
}
