/** No word of a language is as long. */
const longWord = /\S{70,}/gu
/** The sheets break these themselves. */
const address = /^(?:[^@]+@[^@]+|https?:\/\/.+|www\..+)$/u
const longestAddress = 500
const signs = new Intl.Segmenter('en', { granularity: 'grapheme' })

/** A word that no line can hold may break anywhere: zero-width spaces stand between its signs. */
const withBreaks = (word: string): string =>
  word.length <= longestAddress && address.test(word)
    ? word
    : Array.from(signs.segment(word), ({ segment }) => segment).join('\u200B')

/** Text that any sheet can show: no control characters, nothing that is no character at all, no word without an end. */
export const printable = (text: string): string =>
  text
    .toWellFormed()
    .replaceAll(/[\p{Cc}\p{Noncharacter_Code_Point}\p{Bidi_Control}]+/gu, ' ')
    .replaceAll(longWord, withBreaks)
