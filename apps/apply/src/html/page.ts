import type { Language } from '../people/person.ts'

const meanings: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** Text that is safe between tags and in quoted attributes. */
export const escaped = (text: string): string => text.replaceAll(/[&<>"']/g, sign => meanings[sign] ?? '')

export const stylesheet = '/page.css'

/** A page without anything inline, so that it stands under the strictest policy. */
export const page = (siteName: string, language: Language, title: string, body: string): string =>
  `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escaped(title)} – ${escaped(siteName)}</title>
<link rel="stylesheet" href="${stylesheet}">
</head>
<body>
<main>
<p class="brand">${escaped(siteName)}</p>
<h1>${escaped(title)}</h1>
${body}
</main>
</body>
</html>
`

export const style = `:root {
  color-scheme: light dark;
  font: 1rem/1.6 'Inter Variable', system-ui, sans-serif;
  --ink: light-dark(#1c5d99, #8ec5ff);
  --line: light-dark(#d6d2cb, #3d4046);
  --quiet: light-dark(#5d5a54, #a3a6ac);
  --page: light-dark(#fbfaf8, #131416);
  --surface: light-dark(#ffffff, #1a1c1f);
}
*, ::before, ::after { box-sizing: border-box }
body { margin: 0; padding: 1rem; background: var(--page); color: light-dark(#262420, #e3e4e6) }
main { position: relative; max-width: 27rem; margin: clamp(0rem, 8vh, 6rem) auto 2rem; padding: clamp(1.25rem, 5vw, 2.25rem); background: var(--surface); border: 1px solid light-dark(#e6e3de, #2d3035); border-radius: 0.75rem }
.brand { margin: 0 0 0.25rem; color: var(--quiet); font-size: 0.875rem; font-weight: 600 }
h1 { margin: 0 0 1.25rem; font: 600 1.75rem/1.2 'Source Serif 4 Variable', Georgia, 'Times New Roman', serif }
h2 { font-size: 0.875rem; margin: 2rem 0 0.5rem; padding-top: 1.5rem; border-top: 1px solid light-dark(#e6e3de, #2d3035); color: var(--quiet) }
a { color: var(--ink) }
label { display: block; margin-bottom: 0.25rem; font-size: 0.875rem; font-weight: 600 }
input, button { width: 100%; min-height: 2.75rem; font: inherit; padding: 0.5rem 0.75rem; border-radius: 0.5rem; border: 1px solid light-dark(#8a857c, #6a6d74); background: var(--surface); color: inherit }
#hint { margin: 0.35rem 0 0; color: var(--quiet); font-size: 0.875rem }
button { margin-top: 1rem; cursor: pointer; font-weight: 600; border-color: var(--ink); background: var(--ink); color: light-dark(#fff, #10202f) }
button:hover { background: color-mix(in srgb, var(--ink) 88%, light-dark(#000, #fff)) }
button.quiet { margin-top: 0.5rem; border-color: var(--line); background: none; color: inherit; text-align: start; line-height: 1.35 }
button.quiet:hover { border-color: var(--ink); background: color-mix(in srgb, var(--ink) 8%, transparent) }
button small { display: block; color: var(--quiet); font-size: 0.8125rem; font-weight: 400 }
:focus-visible { outline: 3px solid var(--ink); outline-offset: 2px }
.fault { margin: 0 0 1rem; border-inline-start: 4px solid light-dark(#b3261e, #ffb4ab); padding-inline-start: 0.75rem }
.language { position: absolute; inset: clamp(1.25rem, 5vw, 2.25rem) clamp(1.25rem, 5vw, 2.25rem) auto auto; margin: 0; font-size: 0.875rem }
`
