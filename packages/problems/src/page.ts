import type { Entry } from './problem.ts'
import type { Entries } from './register.ts'
import { codeOf, slugOf } from './type-uri.ts'

export interface PageOptions {
  /** A stylesheet of the service itself; without it the browser's own light and dark colours. */
  readonly stylesheet?: string
}

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}
const escape = (text: string): string => text.replace(/[&<>"']/g, character => escapes[character] ?? '')

/** Nothing inline, as `default-src 'self'` demands. */
const frame = (title: string, main: string, { stylesheet }: PageOptions): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${escape(title)}</title>${stylesheet === undefined ? '' : `\n<link rel="stylesheet" href="${escape(stylesheet)}">`}
</head>
<body>
<main>
<h1>${escape(title)}</h1>
${main}
</main>
</body>
</html>
`

const definitions = (title: string, pairs: Readonly<Record<string, string>> = {}): string => {
  const items = Object.entries(pairs).map(
    ([name, text]) => `<dt><code>${escape(name)}</code></dt><dd>${escape(text)}</dd>`,
  )
  return items.length === 0 ? '' : `\n<h2>${title}</h2>\n<dl>\n${items.join('\n')}\n</dl>`
}

const article = (code: string, { status, meaning, remedy, members, headers }: Entry): string =>
  `<p><code>${escape(code)}</code>, HTTP status ${status}</p>
<h2>What it means</h2>
<p>${escape(meaning)}</p>
<h2>What to do next</h2>
<p>${escape(remedy)}</p>${definitions('What the reply adds', members)}${definitions('Headers', headers)}
<p><a href="/problems">All problems</a></p>`

/** The page at `/problems/<slug>`; undefined for an unknown code. */
export function problemPage(entries: Entries, slug: string, options: PageOptions = {}): string | undefined {
  const code = codeOf(slug)
  const entry = slugOf(code) === slug && Object.hasOwn(entries, code) ? entries[code] : undefined
  return entry && frame(entry.title, article(code, entry), options)
}

/** The page at `/problems`: every code with its title. */
export function problemsPage(entries: Entries, options: PageOptions = {}): string {
  const items = Object.entries(entries).map(
    ([code, { status, title }]) =>
      `<li><a href="/problems/${slugOf(code)}">${escape(title)}</a> (<code>${escape(code)}</code>, ${status})</li>`,
  )
  return frame('Problems', `<ul>\n${items.join('\n')}\n</ul>`, options)
}
