/** C++ and C# are other words than C. */
const word = /[\p{L}\p{N}\p{M}]+(?:\+\+|#(?![\p{L}\p{N}]))?/gu

/** The words of a plain text as they are written, in order; hyphens and apostrophes part words. */
export const written = (text: string): string[] => text.match(word) ?? []

/** The same in lower case. */
export const tokens = (text: string): string[] => written(text.toLowerCase())
