import { Presets, SingleBar } from 'cli-progress'
import { paceOf } from '../../courses/pace.ts'

export type Progress = { advance(steps: number): void; end(): void }

/** Draws a bar on a terminal; otherwise writes a line for every tenth, because a log file should have few lines. */
export const createProgress = (total: number, doing: string): Progress => {
  const show = process.stderr.isTTY ? bar(total, doing) : lines(total, doing)
  const begun = performance.now()
  let done = 0
  return {
    advance: steps => {
      done += steps
      show.advance(done, describePace(done, total, performance.now() - begun))
    },
    end: () => show.end(),
  }
}

const durations = new Intl.DurationFormat('en', { style: 'narrow', secondsDisplay: 'always' })

const describePace = (done: number, total: number, elapsedMs: number): string => {
  const { perSecond, secondsLeft } = paceOf(done, total, elapsedMs)
  const hours = Math.floor(secondsLeft / 3600)
  const minutes = Math.floor((secondsLeft % 3600) / 60)
  return `${perSecond} a second, ${durations.format({ hours, minutes, seconds: secondsLeft % 60 })} left`
}

type Shown = { advance(done: number, pace: string): void; end(): void }

const bar = (total: number, doing: string): Shown => {
  const shown = new SingleBar(
    {
      format: `${doing} {bar} {value} of {total}, {pace}`,
      stream: process.stderr,
      hideCursor: true,
      barsize: 28,
      stopOnComplete: false,
      gracefulExit: false,
    },
    Presets.shades_classic,
  )
  shown.start(total, 0, { pace: 'begun' })
  return { advance: (done, pace) => shown.update(done, { pace }), end: () => shown.stop() }
}

const lines = (total: number, doing: string): Shown => {
  let told = 0
  return {
    advance: (done, pace) => {
      const tenth = Math.floor((10 * done) / Math.max(1, total))
      if (tenth === told) return
      told = tenth
      process.stderr.write(`${doing} ${done} of ${total}, ${pace}\n`)
    },
    end: () => {},
  }
}
