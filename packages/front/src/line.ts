export type LineLimits = {
  /** How many work at a time. */
  readonly abreast: number
  /** How many may wait for their turn, */
  readonly waiting: number
  /** and how long. */
  readonly patienceMs: number
}

/** A request for a turn; `decide` receives whether it was granted. */
export type Place = { readonly since: number; readonly decide: (isAdmitted: boolean) => void; isAtWork: boolean }

export type Line = {
  readonly enter: (place: Place) => void
  /** Ends a turn, or the wait for one. */
  readonly leave: (place: Place) => void
}

const sweepMs = 50
/** Turned away in batches, so that running work is not held up. */
const sweptAtOnce = 50

/** Admits a fixed number at a time, first come, first served. Both the length of the queue and the wait are bounded. */
export const createLine = ({ abreast, waiting, patienceMs }: LineLimits): Line => {
  const line = new Set<Place>()
  let atWork = 0
  let sweeper: NodeJS.Timeout | undefined

  const admit = (place: Place): void => {
    atWork += 1
    place.isAtWork = true
    place.decide(true)
  }
  const sweep = (): void => {
    const now = performance.now()
    let turnedAway = 0
    for (const place of line) {
      if (now - place.since < patienceMs || turnedAway === sweptAtOnce) break
      turnedAway += 1
      line.delete(place)
      place.decide(false)
    }
    if (line.size > 0) return
    clearInterval(sweeper)
    sweeper = undefined
  }
  return {
    enter: place => {
      if (atWork < abreast) return admit(place)
      if (line.size >= waiting) return place.decide(false)
      line.add(place)
      sweeper ??= setInterval(sweep, sweepMs).unref()
    },
    leave: place => {
      line.delete(place)
      if (!place.isAtWork) return
      place.isAtWork = false
      atWork -= 1
      const [next] = line
      if (next === undefined) return
      line.delete(next)
      admit(next)
    },
  }
}
