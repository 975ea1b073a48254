import type { Settings } from './read.ts'

/** The settings as a readable page. */
export const printSettings = (table: Settings): string =>
  [
    '| setting | accepts | without it | what it does |',
    '|---|---|---|---|',
    ...Object.entries(table).map(
      ([name, { accepts, fallback, about, secret }]) =>
        `| \`${name}\` | ${accepts}${secret ? ' (secret)' : ''} | ${printed(fallback)} | ${about} |`,
    ),
  ].join('\n')

const printed = (fallback: unknown): string => {
  if (fallback === undefined || fallback === '' || (Array.isArray(fallback) && fallback.length === 0)) return '–'
  if (typeof fallback === 'boolean') return fallback ? '`on`' : '`off`'
  return `\`${typeof fallback === 'string' ? fallback : JSON.stringify(fallback)}\``
}
