import pino, { type DestinationStream } from 'pino'

const batchCharacters = 12_288
const longestWaitMs = 1000
/** The beginning of lines that can wait; a warning may be a process's last words. */
const ofNoHaste = `{"level":${pino.levels.values['info']},`

type Stream = ReturnType<typeof pino.destination>
type Gathering = DestinationStream & Pick<Stream, 'flush'>

let output: Gathering | undefined

/** The shared output of all logs in the process. */
export const standardOutput = (): Gathering =>
  (output ??= gather(pino.destination({ dest: 1, sync: false, minLength: batchCharacters })))

/** Batches lines. The stream could do so itself, but measures its whole buffer with every line. */
const gather = (stream: Stream): Gathering => {
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
      if (!line.startsWith(ofNoHaste)) flush()
      else if (lines.length >= batchCharacters) passOn()
    },
    flush,
  }
}
