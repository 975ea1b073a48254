import type { Rule } from '../finding.ts'

/** Words to look for: `*` stands for the rest of a word, a space for any white space, `#` for a number. */
export type Word = { readonly rule: Exclude<Rule, 'MISSING'>; readonly find: string; readonly instead: string }

export const wordsFor = (rule: Word['rule'], table: Readonly<Record<string, string>>): readonly Word[] =>
  Object.entries(table).map(([find, instead]) => ({ rule, find, instead }))
