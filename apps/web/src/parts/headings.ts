/** For rich text below a second-level heading: closes gaps in the heading levels. */
export const withoutGaps = (html: string): string => {
  let last = 2
  return html.replaceAll(/<(\/?)h([2-4])\b/g, (_, slash: string, level: string) => {
    if (slash === '') last = Math.min(Number(level), last + 1)
    return `<${slash}h${last}`
  })
}
