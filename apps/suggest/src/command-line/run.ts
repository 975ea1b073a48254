import { parseArgs } from 'node:util'
import { type Environment, Refusal } from '@kolleg/config'
import { EmbeddingError } from '../embedding/embedder.ts'
import { type Command, Misuse, type Options, options } from './command.ts'
import { help } from './help.ts'
import { say, warn } from './terminal/say.ts'

type Entry = { readonly takes: readonly (keyof Options)[]; readonly load: () => Promise<Command> }

const commands: Readonly<Record<string, Entry>> = {
  import: { takes: ['course', 'url', 'key'], load: async () => (await import('./commands/import.ts')).importCourse },
  export: {
    takes: ['format', 'output', 'url', 'key'],
    load: async () => (await import('./commands/export.ts')).exportCourse,
  },
  reembed: { takes: [], load: async () => (await import('./commands/reembed.ts')).reembed },
  relations: {
    takes: ['dot', 'json', 'url', 'key'],
    load: async () => (await import('./commands/relations.ts')).relations,
  },
  doctor: { takes: [], load: async () => (await import('./commands/doctor.ts')).doctor },
}

export const runCommandLine = async (argv: readonly string[], environment: Environment): Promise<number> => {
  try {
    const { values, positionals } = parseArgs({ args: [...argv], options, allowPositionals: true })
    const [name, ...words] = positionals
    if (values.help || name === 'help') return say(help, 0)
    if (name === undefined) return warn(help, 2)
    const entry = Object.hasOwn(commands, name) ? commands[name] : undefined
    if (!entry) throw new Misuse(`There is no command ${name}.`)
    const stray = Object.keys(values).find(option => !entry.takes.some(taken => taken === option))
    if (stray) throw new Misuse(`The command ${name} takes no --${stray}.`)
    const command = await entry.load()
    return await command({ words, options: values, environment })
  } catch (error) {
    return failed(error)
  }
}

const failed = (error: unknown): number => {
  if (error instanceof Misuse || isParseError(error))
    return warn(`${error.message}\nsuggest --help says what there is.`, 2)
  if (error instanceof Refusal || error instanceof EmbeddingError) return warn(error.message, 1)
  return warn(error instanceof Error ? (error.stack ?? error.message) : String(error), 1)
}

const isParseError = (error: unknown): error is Error =>
  error instanceof Error && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS')
