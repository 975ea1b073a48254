/** The order with one entry at another place. */
export const moved = (ids: readonly string[], id: string, to: number): readonly string[] =>
  ids.filter(each => each !== id).toSpliced(to, 0, id)
