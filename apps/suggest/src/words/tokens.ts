const word = /[\p{L}\p{N}\p{M}]+/gu
const possessive = /(?<=\p{L})['’]s?(?![\p{L}\p{N}])/gu

/** The words of a plain text, lower case, in order; a hyphen parts words, a possessive falls away. */
export function tokens(text: string): string[] {
  return text.normalize('NFC').toLowerCase().replace(possessive, '').match(word) ?? []
}
