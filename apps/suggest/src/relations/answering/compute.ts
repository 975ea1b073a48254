import type { Text } from '../course.ts'
import type { Compared } from '../judging/comparing.ts'
import { type Lasting, type OneThread, oneThread } from './one-thread.ts'
import type { Judging, Reading } from './reading-thread.ts'
import { buffersOf, type Rest } from './rest.ts'
import { turns } from './turns.ts'

/** A course whose texts are being read; given up at the end in any case. */
export type Begun = {
  /** Its memory is handed on. */
  finish(rest: Rest): Promise<Uint8Array>
  giveUp(): void
}

export type Compute = {
  begin(texts: readonly Text[], isExplained: boolean): Begun
  /** Once of the many times it takes; whoever asks meanwhile comes in between. */
  warmUp(time: number): Promise<unknown>
  close(): Promise<void>
}

/** What is larger takes longer than anybody should wait who asks for a usual course. */
const mostTexts = 1_000
const mostCharacters = 500_000

/** After a reply is sent, and before a person asks again. */
const pauseMs = 20

/** What has been read is held in memory until it is judged, and many may be asked for in one moment. */
const mostAtOnce = { usual: 8, large: 1 }

/**
 * Courses are worked out in threads of their own, so that nobody else waits for them: usual ones in threads that stay
 * and are warm, large ones in others that come and go. One reads the texts while the rest is still loaded here, another
 * compares the vectors, and the first, which knows the texts, judges.
 */
export const createCompute = (idleMs = 60_000): Compute => {
  const usual = { ...threads({ minThreads: 1 }), gate: turns(mostAtOnce.usual) }
  const large = { ...threads({ minThreads: 0, idleTimeout: idleMs }), gate: turns(mostAtOnce.large) }
  let begun = 0
  let pause: NodeJS.Timeout | undefined
  const collect = () => void usual.reading.run('collect').catch(() => {})
  const collectInPause = () => {
    clearTimeout(pause)
    pause = setTimeout(collect, pauseMs).unref()
  }
  return {
    begin: (texts, isExplained) => {
      clearTimeout(pause)
      const course = begun++
      const { reading, comparing, gate } = isUsual(texts) ? usual : large
      let isHeld = true
      const turn = gate.enter()
      const leave = () => {
        void turn.then(gate.leave)
        collectInPause()
      }
      const read = () => reading.run('read', { course, texts } satisfies Reading)
      const firstRead = turn.then(() => (isHeld ? read() : undefined))
      // Told to whoever finishes; nobody may.
      firstRead.catch(() => {})
      return {
        finish: async rest => {
          await turn
          const compared = await comparing.run<Compared>('compare', rest.vectors)
          // A thread that comes and goes may have gone, if that took long.
          if (reading === large.reading && !(await reading.run<boolean>('isRead', course))) await read()
          isHeld = false
          const judging: Judging = { course, rest, compared, isExplained }
          const answer = reading.run<Uint8Array>('judge', judging, buffersOf(rest))
          await Promise.all([firstRead, answer]).finally(leave)
          return answer
        },
        giveUp: () => {
          if (!isHeld) return
          isHeld = false
          reading.run('forget', course).catch(() => {})
          leave()
        },
      }
    },
    warmUp: time => Promise.all([usual.reading.run('warmUp', time), usual.comparing.run('warmUp')]),
    close: async () => {
      clearTimeout(pause)
      await Promise.all([usual, large].flatMap(({ reading, comparing }) => [reading.close(), comparing.close()]))
    },
  }
}

const threads = (options: Lasting): Readonly<Record<'reading' | 'comparing', OneThread>> => ({
  reading: oneThread('reading-thread.ts', options),
  comparing: oneThread('comparing-thread.ts', options),
})

const isUsual = (texts: readonly Text[]): boolean =>
  texts.length <= mostTexts &&
  texts.reduce((sum, { title, description }) => sum + title.length + description.length, 0) <= mostCharacters
