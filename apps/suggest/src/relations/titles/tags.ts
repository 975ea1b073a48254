import { isCounted } from './numbering.ts'

const tag = '[([](?<tag>(?=[^)\\]]{0,29}\\p{L})[^)\\]]{1,30})[\\])]'
const before = new RegExp(`^\\s*${tag}\\s*`, 'u')
const behind = new RegExp(`(?<!\\s)\\s*${tag}\\s*$`, 'u')

/**
 * Removes tags that several titles share, such as (optional) or [core], unless a tag alone distinguishes two titles, or
 * is a week or a level, which gives an order.
 */
export function untagged(titles: readonly string[]): readonly string[] {
  const found = titles.map(title => {
    const match = before.exec(title) ?? behind.exec(title)
    return isCounted(match?.groups?.['tag'] ?? '') ? undefined : match
  })
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
