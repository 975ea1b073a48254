type Keyed = { readonly key: string }

/** Operations on the items of an edited list. */
export const changed = <Item extends Keyed>(items: readonly Item[], key: string, part: Partial<Item>): Item[] =>
  items.map(item => (item.key === key ? { ...item, ...part } : item))

export const without = <Item extends Keyed>(items: readonly Item[], key: string): Item[] =>
  items.filter(item => item.key !== key)

export const movedUp = <Item extends Keyed>(items: readonly Item[], key: string): readonly Item[] => {
  const at = items.findIndex(item => item.key === key)
  const item = items[at]
  return at < 1 || item === undefined ? items : without(items, key).toSpliced(at - 1, 0, item)
}
