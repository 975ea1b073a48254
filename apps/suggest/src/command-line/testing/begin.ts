import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { vi } from 'vitest'
import { runCommandLine } from '../run.ts'

export const main = fileURLToPath(new URL('../main.ts', import.meta.url))

export type Ended = { readonly code: number; readonly out: string; readonly err: string }
export type Started = {
  readonly child: ChildProcess
  readonly ended: Promise<Ended>
  /** Everything that was written until this text came. */
  readonly said: (text: string) => Promise<string>
}

type Surroundings = Readonly<Record<string, string>>

/** Splits a line into arguments as a shell does. */
export const typed = (...words: readonly string[]): string =>
  [process.execPath, main, ...words].map(word => `'${word.replaceAll("'", "'\\''")}'`).join(' ')

/** Runs the command line in its own process, with its own environment. */
export const begin = (environment: Surroundings, ...words: readonly string[]): Started =>
  watch(spawn(process.execPath, [main, ...words], { env: surroundings(environment) }))

/** Runs it on a pseudo-terminal, through util-linux's script. */
export const beginOnTerminal = (environment: Surroundings, ...words: readonly string[]): Started =>
  watch(
    spawn('script', ['-qec', typed(...words), '/dev/null'], { env: surroundings({ ...environment, TERM: 'xterm' }) }),
  )

export const suggest = (environment: Surroundings, ...words: readonly string[]): Promise<Ended> =>
  begin(environment, ...words).ended

/** Runs it in this process, which takes a tenth of the time. */
export const suggestHere = async (environment: Surroundings, ...words: readonly string[]): Promise<Ended> => {
  const [out, err] = [process.stdout, process.stderr].map(stream => vi.spyOn(stream, 'write').mockReturnValue(true))
  const told = (spy: typeof out) => (spy?.mock.calls ?? []).map(([text]) => String(text)).join('')
  try {
    const code = await runCommandLine(words, surroundings(environment))
    return { code, out: told(out), err: told(err) }
  } finally {
    out?.mockRestore()
    err?.mockRestore()
  }
}

const surroundings = (environment: Surroundings): NodeJS.ProcessEnv => ({
  PATH: process.env['PATH'],
  NODE_ENV: 'test',
  EMBEDDER: 'hash',
  PORT: '1',
  ...environment,
})

const watch = (child: ReturnType<typeof spawn>): Started => {
  let [out, err] = ['', '']
  const listeners = new Set<() => void>()
  child.stdout?.on('data', part => void (out += String(part)))
  child.stderr?.on('data', part => void (err += String(part)))
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', () => listeners.forEach(listen => listen()))
  const ended = once(child, 'close').then(([code]) => ({ code: code ?? -1, out, err }))
  const said = (text: string): Promise<string> =>
    new Promise((resolve, reject) => {
      const look = () => (out + err).includes(text) && resolve(out + err)
      listeners.add(look)
      look()
      void ended.then(() => reject(new Error(`It ended without saying ${text}: ${out}${err}`)))
    })
  return { child, ended, said }
}
