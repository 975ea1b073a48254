/** No real word is this long. */
const longWord = /\S{70,}/gu
/** The sheets break these themselves. */
const address = /^(?:[^@]+@[^@]+|https?:\/\/.+|www\..+)$/u
const longestAddress = 500
const signs = new Intl.Segmenter('en', { granularity: 'grapheme' })

/** A word longer than a line may break anywhere: puts zero-width spaces between its characters. */
const withBreaks = (word: string): string =>
  word.length <= longestAddress && address.test(word)
    ? word
    : Array.from(signs.segment(word), ({ segment }) => segment).join('\u200B')

/** Text that any sheet can print: no control characters, no invalid ones, no endless word. */
export const printable = (text: string): string =>
  text
    .toWellFormed()
    .replaceAll(/[\p{Cc}\p{Noncharacter_Code_Point}\p{Bidi_Control}]+/gu, ' ')
    .replaceAll(longWord, withBreaks)
