import type { parseArgs } from 'node:util'
import type { Environment } from '@kolleg/config'

export const options = {
  help: { type: 'boolean', short: 'h' },
  url: { type: 'string' },
  key: { type: 'string' },
  course: { type: 'string' },
  format: { type: 'string' },
  output: { type: 'string', short: 'o' },
  dot: { type: 'boolean' },
  json: { type: 'boolean' },
} as const

export type Options = ReturnType<typeof parseArgs<{ options: typeof options; allowPositionals: true }>>['values']

/** What a command was given: its words, its options and the environment. */
export type Given = { readonly words: readonly string[]; readonly options: Options; readonly environment: Environment }

/** Gives the exit code: 0 done, 1 could not be done, 130 stopped on request. */
export type Command = (given: Given) => Promise<number>

/** A command that was called wrongly; ends with code 2, as shells do. */
export class Misuse extends Error {}
