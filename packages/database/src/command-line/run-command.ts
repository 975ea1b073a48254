import { resolve } from 'node:path'
import { Refusal } from '@kolleg/config'
import { systemTrouble } from './system-trouble.ts'

/** Runs a backup command and prints the result; exit code 1 for a refusal, 2 for wrong usage. */
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

/** npm runs scripts in the repository's root, but users mean paths from where they are. */
const placeOf = (word: string): string => resolve(process.env['INIT_CWD'] ?? '.', word)

const end = (sentence: string, code: number): void => {
  console.error(sentence)
  process.exitCode = code
}
