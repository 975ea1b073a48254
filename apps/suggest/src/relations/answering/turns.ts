/** Lets so many in at a time, in the order they come. */
export type Turns = {
  readonly enter: () => Promise<void>
  /** Once for each that was let in. */
  readonly leave: () => void
}

export const turns = (most: number): Turns => {
  const waiting: (() => void)[] = []
  let free = most
  return {
    enter: async () => {
      if (free > 0) free--
      else await new Promise<void>(resolve => waiting.push(resolve))
    },
    leave: () => {
      const next = waiting.shift()
      if (next) next()
      else free++
    },
  }
}
