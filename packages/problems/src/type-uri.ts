/** ACCESS_DENIED ↔ access-denied, the last segment of a problem's address. */
export const slugOf = (code: string): string => code.toLowerCase().replaceAll('_', '-')
export const codeOf = (slug: string): string => slug.toUpperCase().replaceAll('-', '_')

/** The page that explains a code. */
export const typeOf = (code: string, publicUrl = ''): string =>
  `${publicUrl.replace(/\/+$/, '')}/problems/${slugOf(code)}`
