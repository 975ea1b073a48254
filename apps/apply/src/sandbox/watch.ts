import { parentPort, workerData } from 'node:worker_threads'

/**
 * A thread beside the one that works, which may be stuck in a long loop: ends the process once it holds too much memory,
 * of whatever kind, or once the service that started it is gone. The service knows by the signal that it was us, and not
 * somebody who kills from outside.
 */
const { memoryMiB, everyMs } = workerData as { readonly memoryMiB: number; readonly everyMs: number }
const service = process.ppid

const look = (): void => {
  if (process.memoryUsage.rss() > memoryMiB * 1024 * 1024 || process.ppid !== service)
    process.kill(process.pid, 'SIGUSR2')
}

setInterval(look, everyMs)
parentPort?.postMessage('watching', [])
