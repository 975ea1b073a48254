import type { parseArgs } from 'node:util'
import type { Environment } from '@kolleg/config'

export const options = {
  help: { type: 'boolean', short: 'h' },
  url: { type: 'string' },
  key: { type: 'string' },
  course: { type: 'string' },
  catalogue: { type: 'string' },
  title: { type: 'string' },
  format: { type: 'string' },
  output: { type: 'string', short: 'o' },
  dot: { type: 'boolean' },
  json: { type: 'boolean' },
  accept: { type: 'string' },
  reject: { type: 'string' },
  withdraw: { type: 'string' },
  http: { type: 'boolean' },
  port: { type: 'string' },
} as const

export type Options = ReturnType<typeof parseArgs<{ options: typeof options; allowPositionals: true }>>['values']

/** The arguments, options and environment of a command. */
export type Given = { readonly words: readonly string[]; readonly options: Options; readonly environment: Environment }

/** Returns the exit code: 0 done, 1 failed, 130 stopped on request. */
export type Command = (given: Given) => Promise<number>

/** A command that was called incorrectly; exits with code 2, like a shell. */
export class UsageError extends Error {}
