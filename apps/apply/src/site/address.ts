import type { Language } from '../text/language.ts'

export type Alternates = Readonly<Record<Language | 'x-default', string>>

/** The address of a public page in a language; without one it follows the browser. */
export const addressOf = (site: string, path: string, language?: Language): string =>
  language === undefined ? `${site}${path}` : `${site}/${language}${path === '/' ? '' : path}`

/** All addresses of a public page, for search engines. */
export const alternatesOf = (site: string, path: string): Alternates => ({
  en: addressOf(site, path, 'en'),
  de: addressOf(site, path, 'de'),
  'x-default': addressOf(site, path),
})
