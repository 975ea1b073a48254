import { escapeHtml as escape } from '../letters/template/fill.ts'

/** What a page says of itself before any script runs: to search engines, and where its address is shared. */
export type Preview = {
  readonly title: string
  readonly description: string
  readonly url: string
  readonly jsonLd: Readonly<Record<string, unknown>>
}

/** Inside a script element only this could end it. */
export const asData = (value: unknown): string => JSON.stringify(value).replaceAll('<', String.raw`\u003c`)

const meta = (name: 'name' | 'property', of: string, content: string): string =>
  `<meta ${name}="${of}" content="${escape(content)}" />`

export const headOf = (siteName: string, preview: Preview | undefined): string => {
  if (preview === undefined) return `<title>${escape(siteName)}</title>`
  const { title, description, url, jsonLd } = preview
  return [
    `<title>${escape(`${title} · ${siteName}`)}</title>`,
    `<link rel="canonical" href="${escape(url)}" />`,
    meta('name', 'description', description),
    meta('property', 'og:type', 'website'),
    meta('property', 'og:site_name', siteName),
    meta('property', 'og:title', title),
    meta('property', 'og:description', description),
    meta('property', 'og:url', url),
    `<script type="application/ld+json">${asData(jsonLd)}</script>`,
  ].join('\n    ')
}
