import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'

/** Runs a program of this folder as a process that prints lines of JSON. */
export function child(program: string, ...words: readonly string[]) {
  const file = fileURLToPath(new URL(program, import.meta.url))
  const running = spawn(process.execPath, [file, ...words], { stdio: ['pipe', 'pipe', 'inherit'] })
  const exit = once(running, 'exit')
  const lines = createInterface({ input: running.stdout })[Symbol.asyncIterator]()
  return {
    /** The next line; undefined at the end. */
    async next(): Promise<Record<string, unknown> | undefined> {
      const { value, done } = await lines.next()
      return done ? undefined : JSON.parse(value)
    },
    async kill(): Promise<void> {
      running.kill('SIGKILL')
      await exit
    },
    async exitCode(): Promise<number | null> {
      const [code] = await exit
      return code
    },
  }
}
