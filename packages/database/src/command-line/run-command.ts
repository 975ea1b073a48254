import { resolve } from 'node:path'
import { Refusal } from '@kolleg/config'
import { systemTrouble } from './system-trouble.ts'

/** Runs a command over a backup and the data directory: prints what it did, or why not; code 1 is refused, 2 misused. */
export const runCommand = async (
  usage: string,
  work: (file: string, directory: string) => Promise<string>,
): Promise<void> => {
  const [word, ...others] = process.argv.slice(2)
  if (!word || word.startsWith('-') || others.length > 0) return end(usage, 2)
  try {
    console.log(await work(placeOf(word), process.env['DATA_DIR'] || 'data'))
  } catch (error) {
    const sentence = error instanceof Refusal ? error.message : systemTrouble(error)
    if (sentence === undefined) throw error
    end(sentence, 1)
  }
}

/** npm runs its scripts in the root of the repository, while a path is meant from where the user stands. */
const placeOf = (word: string): string => resolve(process.env['INIT_CWD'] ?? '.', word)

const end = (sentence: string, code: number): void => {
  console.error(sentence)
  process.exitCode = code
}
