import { Refusal } from '@kolleg/config'
import type { Log } from './log.ts'

export type Running = { readonly log: Log; readonly close: () => Promise<void> }

const graceMs = 9_000

/**
 * Runs a service until a signal stops it or it fails, and closes it within nine seconds. A refusal is printed and exits
 * with code 1. A second signal is ignored: a terminal and npm both pass on the same Ctrl-C, and a hard end would cut
 * off the closing.
 */
export const run = (start: () => Promise<Running>): void => {
  const { promise: started, resolve, reject } = Promise.withResolvers<Running>()
  let stopping = false
  const stop = async (exitCode: number, why: string): Promise<void> => {
    if (stopping) return
    stopping = true
    setTimeout(() => fail(`Not closed within ${graceMs / 1000} s.`), graceMs).unref()
    const { log, close } = await started
    log.info({ why }, 'stopping')
    await close()
    log.flush(() => process.exit(exitCode))
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void stop(0, signal))
  process.on('disconnect', () => void stop(0, 'the process that started this one is gone'))
  for (const event of ['uncaughtException', 'unhandledRejection'] as const)
    process.on(event, (error: unknown) => {
      process.stderr.write(`${described(error)}\n`)
      void stop(1, event)
    })
  started.catch(fail)
  start().then(resolve, reject)
}

const fail = (error: unknown): void => {
  process.stderr.write(`${described(error)}\n`)
  process.exit(1)
}

const described = (error: unknown): string => {
  if (error instanceof Refusal) return error.message
  return error instanceof Error ? (error.stack ?? error.message) : String(error)
}
