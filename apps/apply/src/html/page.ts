import type { Language } from '../text/language.ts'

const meanings: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** Escapes text for use between tags and in quoted attributes. */
export const escaped = (text: string): string => text.replaceAll(/[&<>"']/g, sign => meanings[sign] ?? '')

export const stylesheet = '/page.css'
export const icon = '/page.svg'

type Extra = {
  /** A further stylesheet of this page. */
  readonly stylesheet?: string
  readonly aboveTitle?: string
}

/** A page with the header of the site and nothing inline, so that the strictest policy allows it. */
export const page = (siteName: string, language: Language, title: string, body: string, extra: Extra = {}): string =>
  `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${escaped(title)} – ${escaped(siteName)}</title>
<link rel="icon" type="image/svg+xml" href="${icon}">
<link rel="stylesheet" href="${stylesheet}">
${extra.stylesheet === undefined ? '' : `<link rel="stylesheet" href="${extra.stylesheet}">\n`}</head>
<body>
<header><a class="brand" href="/">${mark}<span>${escaped(siteName)}</span></a></header>
<main>
${extra.aboveTitle ?? ''}<h1>${escaped(title)}</h1>
${body}
</main>
</body>
</html>
`

const strokes = 'M10 7v18M22 7 11 17l11 8'
const mark = `<svg class="mark" viewBox="0 0 32 32" width="28" height="28" aria-hidden="true"><rect width="32" height="32" rx="8"/><path d="${strokes}"/></svg>`

/** The mark as a browser shows it in a tab. */
export const iconOf = (accent = '#1c5d99'): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="7" fill="${escaped(accent)}"/><path d="${strokes}" fill="none" stroke="#fff" stroke-width="3.5" stroke-linecap="round" stroke-linejoin="round"/></svg>`
