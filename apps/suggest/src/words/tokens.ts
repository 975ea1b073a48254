/** C++, C# and C* are different from C. A trailing hyphen shows that a word is joined to the next one. */
const word =
  /[\p{L}\p{N}\p{M}]+(?:\+\+|#(?![\p{L}\p{N}])|(?<=(?<![\p{L}\p{N}])\p{L})\*(?![\p{L}\p{N}*]))?(?:[-‐‑](?=[\p{L}\p{N}]))?/gu
/** What follows an apostrophe: student’s, don’t. */
const ending = /['’](?<=\p{L}.)(?:s|t|d|m|re|ve|ll)(?![\p{L}\p{N}])/giu
const hyphens = new Set(['-', '‐', '‑'])

/** The words of a plain text as written, in order, split at hyphens and apostrophes. */
export const written = (text: string): string[] => text.replace(ending, '').match(word) ?? []

export const isJoined = (spelt: string): boolean => hyphens.has(spelt.charAt(spelt.length - 1))
export const withoutHyphen = (spelt: string): string => (isJoined(spelt) ? spelt.slice(0, -1) : spelt)

/** The tokens in lower case, without hyphens. */
export const tokens = (text: string): string[] => written(text.toLowerCase()).map(withoutHyphen)
