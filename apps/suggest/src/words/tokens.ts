const word = /[\p{L}\p{N}\p{M}]+/gu

/** The words of a plain text, lower case, in order; hyphens and apostrophes part words. */
export const tokens = (text: string): string[] => text.toLowerCase().match(word) ?? []
