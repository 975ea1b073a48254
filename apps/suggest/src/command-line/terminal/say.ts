/** Titles are untrusted: their control characters must not reach the terminal. */
export const printable = (text: string): string => text.replaceAll(/\p{Cc}+/gu, ' ')

/** Prints a message on standard output and returns the exit code. */
export const say = (text: string, code = 0): number => {
  process.stdout.write(`${text}\n`)
  return code
}

/** Prints a message on standard error, where it does not mix with results. */
export const warn = (text: string, code = 0): number => {
  process.stderr.write(`${text}\n`)
  return code
}

// A reader such as head may close the pipe early; that is no error.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error
  process.exit(0)
})
