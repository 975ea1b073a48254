/** One message on standard output; gives the exit code on. */
export const say = (text: string, code = 0): number => {
  process.stdout.write(`${text}\n`)
  return code
}

/** One message on standard error, where it never mixes with a result. */
export const warn = (text: string, code = 0): number => {
  process.stderr.write(`${text}\n`)
  return code
}

// A reader such as head may close the pipe early: there is nobody left to tell.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error
  process.exit(0)
})
