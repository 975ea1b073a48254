import type { Rule } from '../finding.ts'

/** Letters of English, German and related languages: \p{L} would make each pattern slow to build. */
export const letters = String.raw`a-z\u00c0-\u00d6\u00d8-\u00f6\u00f8-\u024f`

/** Words to look for: `*` stands for the rest of a word, a space for any white space, `#` for a number. */
export type Word = { readonly rule: Exclude<Rule, 'MISSING'>; readonly find: string; readonly instead: string }

export const wordsFor = (rule: Word['rule'], table: Readonly<Record<string, string>>): readonly Word[] =>
  Object.entries(table).map(([find, instead]) => ({ rule, find, instead }))
