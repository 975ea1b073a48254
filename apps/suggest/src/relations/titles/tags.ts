const before = /^\s*[([](?<tag>(?=[^)\]]*\p{L})[^)\]]{1,30})[\])]\s*/u
const behind = /\s*[([](?<tag>(?=[^)\]]*\p{L})[^)\]]{1,30})[\])]\s*$/u

/** Titles without what several bear in brackets, such as (optional) or [core], unless only that tells two of them apart. */
export function untagged(titles: readonly string[]): readonly string[] {
  const found = titles.map(title => before.exec(title) ?? behind.exec(title))
  const tagged = Map.groupBy(titles.keys(), at => found[at]?.groups?.['tag']?.toLowerCase())
  const bare = titles.map((title, at) => {
    const match = found[at]
    const isShared = (tagged.get(match?.groups?.['tag']?.toLowerCase())?.length ?? 0) > 1
    return match && isShared ? title.replace(match[0], '') : title
  })
  const bearers = Map.groupBy(bare, title => title.toLowerCase())
  return titles.map((title, at) => {
    const name = bare[at] ?? title
    return /\p{L}/u.test(name) && bearers.get(name.toLowerCase())?.length === 1 ? name : title
  })
}
