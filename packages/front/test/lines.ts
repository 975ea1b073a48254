import { createLog } from '../src/index.ts'

/** Writes the requested number of lines, then exits, hangs, or blocks for ever. */
const log = createLog('lines', 'info')
const [count, end] = process.argv.slice(2)
for (let line = 0; line < Number(count); line++) log.info({ line }, 'a line of the log')
if (end === 'warn') {
  log.warn({ line: Number(count) }, 'the last words')
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0)
}
if (end === 'exit') process.exit()
if (end === 'flush') log.flush(() => process.exit())
setInterval(() => {}, 1000)
