import { escaped as escape } from '../html/page.ts'
import type { Alternates } from '../site/address.ts'
import type { Language } from '../text/language.ts'

/** What a page states before any script runs, for search engines and link previews. */
export type Preview = {
  readonly title: string
  readonly description: string
  readonly url: string
  /** The same page in each language, and the one that follows the browser's language. */
  readonly alternates: Alternates
  readonly jsonLd?: Readonly<Record<string, unknown>> | undefined
}

/** Inside a script element only `<` could end it. */
export const asData = (value: unknown): string => JSON.stringify(value).replaceAll('<', String.raw`\u003c`)

const meta = (name: 'name' | 'property', of: string, content: string): string =>
  `<meta ${name}="${of}" content="${escape(content)}">`

const locales: Readonly<Record<Language, string>> = { en: 'en_GB', de: 'de_DE' }
const feedTitles: Readonly<Record<Language, string>> = { en: 'Open positions', de: 'Offene Stellen' }

const feedOf = (language: Language): string =>
  `<link rel="alternate" type="application/atom+xml" title="${feedTitles[language]}" href="/api/jobs/feed.atom?language=${language}">`

/** A page without a preview may still have a title. */
export const headOf = (siteName: string, language: Language, preview?: Preview, bareTitle?: string): string => {
  if (preview === undefined) {
    const title = bareTitle === undefined ? siteName : `${bareTitle} · ${siteName}`
    return [`<title>${escape(title)}</title>`, feedOf(language)].join('\n    ')
  }
  const { title, description, url, alternates, jsonLd } = preview
  return [
    `<title>${escape(`${title} · ${siteName}`)}</title>`,
    meta('name', 'description', description),
    `<link rel="canonical" href="${escape(url)}">`,
    ...Object.entries(alternates).map(
      ([tag, href]) => `<link rel="alternate" hreflang="${tag}" href="${escape(href)}">`,
    ),
    feedOf(language),
    meta('property', 'og:type', 'website'),
    meta('property', 'og:site_name', siteName),
    meta('property', 'og:title', title),
    meta('property', 'og:description', description),
    meta('property', 'og:url', url),
    meta('property', 'og:locale', locales[language]),
    meta('property', 'og:locale:alternate', locales[language === 'en' ? 'de' : 'en']),
    ...(jsonLd ? [`<script type="application/ld+json">${asData(jsonLd)}</script>`] : []),
  ].join('\n    ')
}
