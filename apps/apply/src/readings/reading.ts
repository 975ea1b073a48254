/** Somebody who is to read applications for a position, and how far they are. */
export type Reader = {
  readonly userId: string
  readonly name: string
  readonly dealt: number
  /** How many of those they have rated. */
  readonly rated: number
}

/** Whose reading it is, by name. */
export type Named = { readonly userId: string; readonly name: string }

export const mostReaders = 50
