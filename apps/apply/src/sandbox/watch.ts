import { parentPort, workerData } from 'node:worker_threads'

/**
 * A thread beside the working one, which may be stuck in a loop: kills the process if it uses too much memory, or if
 * the service is gone. The signal tells the service that the limit was the reason.
 */
const { memoryMiB, everyMs } = workerData as { readonly memoryMiB: number; readonly everyMs: number }
const service = process.ppid

const look = (): void => {
  if (process.memoryUsage.rss() > memoryMiB * 1024 * 1024 || process.ppid !== service)
    process.kill(process.pid, 'SIGUSR2')
}

setInterval(look, everyMs)
parentPort?.postMessage('watching', [])
