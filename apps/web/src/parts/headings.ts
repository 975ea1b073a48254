/** What people wrote below a heading of the second level: no heading is more than one level deeper than the one before. */
export const withoutGaps = (html: string): string => {
  let last = 2
  return html.replaceAll(/<(\/?)h([2-4])\b/g, (_, slash: string, level: string) => {
    if (slash === '') last = Math.min(Number(level), last + 1)
    return `<${slash}h${last}`
  })
}
