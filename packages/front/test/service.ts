import { setTimeout as pause } from 'node:timers/promises'
import { Refusal } from '@kolleg/config'
import { createLog, run } from '../src/index.ts'

/** A minimal service for watching start and stop. */
run(async () => {
  if (process.env['REFUSE']) throw new Refusal('Set REFUSE to nothing.')
  const alive = setInterval(() => {}, 1000)
  process.stdout.write('started\n')
  return {
    log: createLog('service', 'info'),
    close: async () => {
      await pause(Number(process.env['CLOSING_MS'] ?? 0))
      clearInterval(alive)
      process.stdout.write('closed\n')
    },
  }
})
