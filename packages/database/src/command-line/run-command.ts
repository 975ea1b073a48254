import { resolve } from 'node:path'
import { Refusal } from '@kolleg/config'

/** Runs a backup command and prints the result; exit code 1 for a refusal, 2 for wrong usage. */
export const runCommand = async (
  usage: string,
  work: (file: string, directory: string) => Promise<string>,
): Promise<void> => {
  const [word, ...others] = process.argv.slice(2)
  if (!word || word.startsWith('-') || others.length > 0) return end(usage, 2)
  try {
    console.log(await work(pathOf(word), process.env['DATA_DIR'] || 'data'))
  } catch (error) {
    const sentence = error instanceof Refusal ? error.message : systemTrouble(error)
    if (sentence === undefined) throw error
    end(sentence, 1)
  }
}

/** npm runs scripts in the repository's root, but users mean paths from where they are. */
const pathOf = (word: string): string => resolve(process.env['INIT_CWD'] ?? '.', word)

const end = (sentence: string, code: number): void => {
  console.error(sentence)
  process.exitCode = code
}

/** What to do about an error of the file system. */
const advice: Readonly<Record<string, string>> = {
  ENOSPC: 'No space is left on the disk: make room',
  EDQUOT: 'No space is left for this user: make room',
  EACCES: 'This user may not read or write a file: become the user whose the files are, or give them to this one',
  EPERM: 'This user may not read or write a file: become the user whose the files are, or give them to this one',
  EROFS: 'The file system is read-only: make it writable, or name another place',
  EEXIST: 'A file stands where a directory should be: name another place',
  ENOTDIR: 'A file stands where a directory should be: name another place',
  EISDIR: 'A directory stands where a file should be: name a file',
  ENAMETOOLONG: 'A name is too long: choose a shorter one',
  ENOENT: 'A file or a directory is not there: look where its links lead and whether its file system can be written',
  ELOOP: 'A link leads back to itself: mend or delete it',
  ENOTEMPTY: 'Somebody else writes in the directory: stop the services that use it',
}

/** A sentence for a file system error, such as a full disk; undefined for any other error. */
const systemTrouble = (error: unknown): string | undefined => {
  if (!(error instanceof Error) || !('code' in error && 'syscall' in error)) return undefined
  return `${advice[String(error.code)] ?? 'The system refused something: mend that'}, and do it again (${error.message}).`
}
