import pino, { type DestinationStream } from 'pino'

const batchCharacters = 12_288
const longestWaitMs = 1000
/** The beginning of lines that can wait; a warning may be a process's last words. */
const unhurried = `{"level":${pino.levels.values['info']},`

type Stream = ReturnType<typeof pino.destination>
type Batching = DestinationStream & Pick<Stream, 'flush'>

let output: Batching | undefined

/** The shared output of all logs in the process. */
export const standardOutput = (): Batching =>
  (output ??= batch(pino.destination({ dest: 1, sync: false, minLength: batchCharacters })))

/** Batches lines. The stream could do so itself, but measures its whole buffer with every line. */
const batch = (stream: Stream): Batching => {
  let lines = ''
  const passOn = (): void => {
    if (lines !== '') stream.write(lines)
    lines = ''
  }
  const flush: Stream['flush'] = done => {
    passOn()
    stream.flush(done)
  }
  setInterval(flush, longestWaitMs).unref()
  process.on('exit', () => {
    passOn()
    stream.flushSync()
  })
  return {
    write: line => {
      lines += line
      if (!line.startsWith(unhurried)) flush()
      else if (lines.length >= batchCharacters) passOn()
    },
    flush,
  }
}
