import { Presets, SingleBar } from 'cli-progress'

export type Progress = { advance(steps: number): void; end(): void }

/** A bar on a terminal, else a line at every tenth: a log file wants few lines and no control characters. */
export const createProgress = (total: number, doing: string): Progress =>
  process.stderr.isTTY ? bar(total, doing) : lines(total, doing)

const bar = (total: number, doing: string): Progress => {
  const shown = new SingleBar(
    {
      format: `${doing} {bar} {value} of {total}, {eta_formatted} left`,
      stream: process.stderr,
      hideCursor: true,
      barsize: 28,
      etaBuffer: 50,
      stopOnComplete: false,
      gracefulExit: false,
    },
    Presets.shades_classic,
  )
  shown.start(total, 0)
  return { advance: steps => shown.increment(steps), end: () => shown.stop() }
}

const lines = (total: number, doing: string): Progress => {
  let done = 0
  let told = 0
  return {
    advance: steps => {
      done += steps
      const tenth = Math.floor((10 * done) / Math.max(1, total))
      if (tenth === told) return
      told = tenth
      process.stderr.write(`${doing} ${done} of ${total}\n`)
    },
    end: () => {},
  }
}
