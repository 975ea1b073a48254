import type { Language } from '../../people/person.ts'

const meanings: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** Text that is safe between tags and in quoted attributes. */
export const escaped = (text: string): string => text.replaceAll(/[&<>"']/g, sign => meanings[sign] ?? '')

export const stylesheet = '/oidc/page.css'

/** A page without anything inline, so that it stands under the strictest policy. */
export const page = (language: Language, title: string, body: string): string =>
  `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escaped(title)} – Kolleg</title>
<link rel="stylesheet" href="${stylesheet}">
</head>
<body>
<main>
<h1>${escaped(title)}</h1>
${body}
</main>
</body>
</html>
`

export const style = `:root { color-scheme: light dark; font: 1.0625rem/1.6 system-ui, sans-serif; --ink: light-dark(#1c5d99, #8ec5ff) }
body { margin: 0 }
main { max-width: 24rem; margin: 0 auto; padding: 3rem 1.5rem }
h1 { line-height: 1.2 }
h2 { font-size: 1.0625rem; margin: 2.5rem 0 0.5rem }
a { color: var(--ink) }
label { display: block; font-weight: 600 }
input, button { box-sizing: border-box; width: 100%; font: inherit; padding: 0.6rem 0.75rem; border-radius: 0.4rem; border: 1px solid light-dark(#767676, #949494) }
button { margin-top: 0.75rem; cursor: pointer; border-color: var(--ink); background: var(--ink); color: light-dark(#fff, #10202f) }
button.quiet { background: none; color: var(--ink); text-align: start }
:focus-visible { outline: 3px solid var(--ink); outline-offset: 2px }
.fault { border-inline-start: 4px solid light-dark(#b3261e, #ffb4ab); padding-inline-start: 0.75rem }
.language { text-align: end; margin: 0 }
`
