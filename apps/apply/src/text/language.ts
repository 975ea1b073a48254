export const languages = ['en', 'de'] as const
export type Language = (typeof languages)[number]

const weightOf = (parameters: readonly string[]): number =>
  Number(parameters.map(each => /^\s*q=([\d.]+)\s*$/.exec(each)?.[1]).find(Boolean) ?? 1)

/** The one of our two languages that the browser prefers (RFC 9110, section 12.5.4). */
export const languageOf = (accepted = ''): Language => {
  const wanted = accepted
    .split(',')
    .map(each => each.split(';'))
    .map(([tag = '', ...parameters]) => ({ tag: tag.trim().slice(0, 2).toLowerCase(), weight: weightOf(parameters) }))
    .filter(({ tag, weight }) => (tag === 'en' || tag === 'de') && weight > 0)
    .toSorted((one, other) => other.weight - one.weight)
  return wanted[0]?.tag === 'de' ? 'de' : 'en'
}
