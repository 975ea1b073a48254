/** C++, C# and C* are other words than C. A hyphen that joins a word to the next one stays with it. */
const word =
  /[\p{L}\p{N}\p{M}]+(?:\+\+|#(?![\p{L}\p{N}])|(?<=(?<![\p{L}\p{N}])\p{L})\*(?![\p{L}\p{N}*]))?(?:[-‐‑](?=[\p{L}\p{N}]))?/gu
/** What an apostrophe cuts off: student’s, don’t. */
const ending = /['’](?<=\p{L}.)(?:s|t|d|m|re|ve|ll)(?![\p{L}\p{N}])/giu
const hyphens = new Set(['-', '‐', '‑'])

/** The words of a plain text as they are written, in order; hyphens and apostrophes part words. */
export const written = (text: string): string[] => text.replace(ending, '').match(word) ?? []

export const isJoined = (spelt: string): boolean => hyphens.has(spelt.charAt(spelt.length - 1))
export const withoutHyphen = (spelt: string): string => (isJoined(spelt) ? spelt.slice(0, -1) : spelt)

/** The same in lower case, without hyphens. */
export const tokens = (text: string): string[] => written(text.toLowerCase()).map(withoutHyphen)
