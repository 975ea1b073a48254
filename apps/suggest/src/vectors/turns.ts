type Part = number | 'large'
type Turn = { readonly parts: ReadonlySet<Part>; readonly begin: () => void }

/**
 * Lets so many writers work at once; those of one course, and large ones, one after another in the order in which they
 * came. A waiting writer holds no connection.
 */
export const createTurns = (most: number) => {
  const working = new Set<Turn>()
  const waiting = new Set<Turn>()

  const next = (): void => {
    const taken = new Set([...working].flatMap(({ parts }) => [...parts]))
    for (const turn of waiting) {
      if (working.size >= most) return
      if (turn.parts.isDisjointFrom(taken)) {
        waiting.delete(turn)
        working.add(turn)
        turn.begin()
      }
      for (const part of turn.parts) taken.add(part)
    }
  }

  /** Waits for a turn. The function returned ends it; so does the signal, also a turn that has begun. */
  return async (parts: Iterable<Part>, givenUp: AbortSignal): Promise<() => void> => {
    givenUp.throwIfAborted()
    const begun = Promise.withResolvers<void>()
    const turn: Turn = { parts: new Set(parts), begin: begun.resolve }
    const end = (): void => {
      givenUp.removeEventListener('abort', giveUp)
      waiting.delete(turn)
      working.delete(turn)
      next()
    }
    const giveUp = (): void => {
      begun.reject(givenUp.reason)
      end()
    }
    givenUp.addEventListener('abort', giveUp)
    waiting.add(turn)
    next()
    await begun.promise
    return end
  }
}
