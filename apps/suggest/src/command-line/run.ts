import type { Environment } from '@kolleg/config'
import { type Command, type Options, UsageError } from './command.ts'
import { help } from './help.ts'
import { isForPeople } from './reason.ts'
import { say, warn } from './terminal/say.ts'
import { readWords } from './words.ts'

type Entry = {
  readonly words: readonly string[]
  readonly takes: readonly (keyof Options)[]
  readonly load: () => Promise<Command>
}

const commands: Readonly<Record<string, Entry>> = {
  import: {
    words: ['FILE'],
    takes: ['course', 'title', 'url', 'key'],
    load: async () => (await import('./commands/import.ts')).importCourse,
  },
  export: {
    words: ['COURSE'],
    takes: ['format', 'output', 'url', 'key'],
    load: async () => (await import('./commands/export.ts')).exportCourse,
  },
  courses: {
    words: [],
    takes: ['json', 'url', 'key'],
    load: async () => (await import('./commands/courses.ts')).courses,
  },
  reembed: { words: [], takes: [], load: async () => (await import('./commands/reembed.ts')).reembed },
  relations: {
    words: ['COURSE'],
    takes: ['dot', 'json', 'url', 'key'],
    load: async () => (await import('./commands/relations.ts')).relations,
  },
  mapping: {
    words: ['COURSE'],
    takes: ['catalogue', 'json', 'url', 'key'],
    load: async () => (await import('./commands/mapping.ts')).mapping,
  },
  health: {
    words: ['COURSE'],
    takes: ['json', 'url', 'key'],
    load: async () => (await import('./commands/health.ts')).health,
  },
  exercise: {
    words: ['COURSE', 'FILE'],
    takes: ['json', 'url', 'key'],
    load: async () => (await import('./commands/exercise.ts')).exercise,
  },
  feedback: {
    words: ['COURSE'],
    takes: ['accept', 'reject', 'withdraw', 'json', 'url', 'key'],
    load: async () => (await import('./commands/feedback.ts')).feedback,
  },
  mcp: {
    words: [],
    takes: ['http', 'port', 'url', 'key'],
    load: async () => (await import('./commands/mcp.ts')).mcp,
  },
  doctor: { words: [], takes: [], load: async () => (await import('./commands/doctor.ts')).doctor },
}

export const runCommandLine = async (argv: readonly string[], environment: Environment): Promise<number> => {
  try {
    const {
      words: [name, ...words],
      options,
    } = readWords(argv)
    if (options.help || name === 'help') return say(help, 0)
    if (name === undefined) return warn(help, 2)
    const entry = Object.hasOwn(commands, name) ? commands[name] : undefined
    if (!entry) throw new UsageError(`There is no command ${name}.`)
    const stray = Object.keys(options).find(option => !entry.takes.some(taken => taken === option))
    if (stray) throw new UsageError(`The command ${name} takes no --${stray}.`)
    if (words.length !== entry.words.length)
      throw new UsageError(`It is called as: ${['suggest', name, ...entry.words].join(' ')}`)
    const command = await entry.load()
    return await command({ words, options, environment })
  } catch (error) {
    return failed(error)
  }
}

const failed = (error: unknown): number => {
  if (error instanceof UsageError) return warn(`${error.message}\nsuggest --help says what there is.`, 2)
  if (isForPeople(error)) return warn(error.message, 1)
  return warn(error instanceof Error ? (error.stack ?? error.message) : String(error), 1)
}
