import { Refusal } from '@kolleg/config'

/** Runs a command over a file and the data directory: prints what it did, or the sentence why not, with exit code 1. */
export const runCommand = async (
  usage: string,
  work: (file: string, directory: string) => Promise<string>,
): Promise<void> => {
  const [file, ...others] = process.argv.slice(2)
  try {
    if (!file || others.length > 0) throw new Refusal(usage)
    console.log(await work(file, process.env['DATA_DIR'] || 'data'))
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    console.error(error.message)
    process.exitCode = 1
  }
}
