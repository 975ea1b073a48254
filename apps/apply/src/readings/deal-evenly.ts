export type Hand = {
  readonly applicationId: string
  /** Those who are to read it already. */
  readonly readers: readonly string[]
  /** Those who must not. */
  readonly barred: readonly string[]
}

export type Dealt = { readonly applicationId: string; readonly userId: string }

/**
 * Gives each application as many readers as wanted. Each time the candidate with the fewest applications gets it, and
 * readers who have it already keep it. Applications with few candidates go first, so that they do not end up with too few.
 */
export const dealEvenly = (
  hands: readonly Hand[],
  readerIds: readonly string[],
  perApplication: number,
): readonly Dealt[] => {
  const load = new Map(readerIds.map(id => [id, hands.filter(({ readers }) => readers.includes(id)).length]))
  const choices = ({ readers, barred }: Hand): readonly string[] =>
    readerIds.filter(id => !readers.includes(id) && !barred.includes(id))
  const loadOf = (id: string): number => load.get(id) ?? 0
  return hands
    .map(hand => ({ ...hand, count: choices(hand).length }))
    .toSorted((one, other) => one.count - other.count)
    .flatMap(hand => {
      const wanted = Math.max(0, perApplication - hand.readers.length)
      const chosen = choices(hand)
        .toSorted((one, other) => loadOf(one) - loadOf(other))
        .slice(0, wanted)
      for (const id of chosen) load.set(id, loadOf(id) + 1)
      return chosen.map(userId => ({ applicationId: hand.applicationId, userId }))
    })
}
