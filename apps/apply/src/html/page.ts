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

const mark =
  '<svg class="mark" viewBox="0 0 32 32" width="28" height="28" aria-hidden="true"><rect width="32" height="32" rx="8"/><path d="M10 7v18M22 7 11 17l11 8"/></svg>'
