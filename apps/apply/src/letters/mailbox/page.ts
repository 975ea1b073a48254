import { escapeHtml } from '../template/fill.ts'
import type { ArrivedLetter, Envelope } from './mailbox.store.ts'

export const style = `:root { color-scheme: light dark; font: 1rem/1.5 'Inter Variable', system-ui, sans-serif; --line: light-dark(#e6e3de, #2d3035); --quiet: light-dark(#5d5a54, #a3a6ac); --surface: light-dark(#ffffff, #1a1c1f) }
*, ::before, ::after { box-sizing: border-box }
body { margin: 0 auto; max-width: 64rem; padding: 1.5rem; background: light-dark(#fbfaf8, #131416); color: light-dark(#262420, #e3e4e6) }
h1 { margin: 1rem 0 0.25rem; font: 600 2rem/1.2 'Source Serif 4 Variable', Georgia, 'Times New Roman', serif }
h2 { margin: 2rem 0 0.5rem; font-size: 1rem }
a { color: light-dark(#1c5d99, #8ec5ff) }
a:focus-visible { outline: 3px solid; outline-offset: 2px }
nav { font-size: 0.875rem }
.lead, dt, small, .when { color: var(--quiet) }
.lead { margin: 0 0 1.5rem }
table { border-collapse: collapse; width: 100%; background: var(--surface); border: 1px solid var(--line); border-radius: 0.75rem; overflow: hidden }
th, td { text-align: start; padding: 0.7rem 1rem; border-bottom: 1px solid var(--line); overflow-wrap: anywhere; vertical-align: top }
th { font-size: 0.875rem }
tr:last-child td { border-bottom: 0 }
.when { white-space: nowrap; font-variant-numeric: tabular-nums }
td a { font-weight: 600; text-decoration: none }
td a:hover { text-decoration: underline }
small { display: block }
dl { display: grid; grid-template-columns: max-content 1fr; gap: 0.25rem 1.5rem; margin: 0 0 1.5rem }
dd { margin: 0 }
iframe { width: 100%; height: 36rem; border: 1px solid var(--line); border-radius: 0.75rem; background: var(--surface) }
pre { margin: 0; padding: 1rem; background: var(--surface); border: 1px solid var(--line); border-radius: 0.75rem; white-space: pre-wrap; overflow-wrap: anywhere }
@media (max-width: 40rem) {
  thead { display: none }
  table, tbody, tr, td { display: block }
  td { padding: 0.15rem 1rem; border: 0 }
  tr { padding: 0.6rem 0; border-bottom: 1px solid var(--line) }
}
`

const frame = (title: string, main: string, navigation: string): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${escapeHtml(title)}</title>
<link rel="stylesheet" href="/dev/mailbox/page.css">
</head>
<body>
${navigation}
<main>
<h1>${escapeHtml(title)}</h1>
${main}
</main>
</body>
</html>
`

const moment = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'medium', timeZone: 'UTC' })
const when = (at: Date): string => `<time datetime="${at.toISOString()}">${moment.format(at)} UTC</time>`

const person = ({ recipient_name, recipient_address }: Envelope): string =>
  escapeHtml(recipient_name === '' ? recipient_address : `${recipient_name} <${recipient_address}>`)

const row = (letter: Envelope): string =>
  `<tr><td class="when">${when(letter.arrived_at)}</td><td>${person(letter)}</td><td><a href="/dev/mailbox/${letter.mailbox_letter_id}">${escapeHtml(letter.subject)}</a></td></tr>`

export const listPage = (siteName: string, letters: readonly Envelope[]): string =>
  frame(
    'Mailbox',
    letters.length === 0
      ? '<p>No e-mail has been sent yet.</p>'
      : `<p class="lead">Every e-mail that was sent lands here, and nowhere else.</p>
<table>
<thead><tr><th scope="col">Arrived</th><th scope="col">To</th><th scope="col">Subject</th></tr></thead>
<tbody>
${letters.map(row).join('\n')}
</tbody>
</table>`,
    `<nav><a href="/">← ${escapeHtml(siteName)}</a></nav>`,
  )

export const letterPage = (letter: ArrivedLetter): string =>
  frame(
    letter.subject,
    `<dl>
<dt>From</dt><dd>${escapeHtml(letter.sender)}</dd>
<dt>To</dt><dd>${person(letter)}</dd>
<dt>Arrived</dt><dd>${when(letter.arrived_at)}</dd>
</dl>
<iframe title="The e-mail as HTML" sandbox src="/dev/mailbox/${letter.mailbox_letter_id}/html"></iframe>
<h2>As plain text</h2>
<pre>${escapeHtml(letter.text)}</pre>${letter.calendar === null ? '' : `\n<h2>Calendar</h2>\n<pre>${escapeHtml(letter.calendar.content)}</pre>`}`,
    '<nav><a href="/dev/mailbox">← All e-mails</a></nav>',
  )
