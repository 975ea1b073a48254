import { escapeHtml } from '../template/fill.ts'
import type { ArrivedLetter, Envelope } from './mailbox.store.ts'

export const style = `:root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif }
body { margin: 0 auto; max-width: 60rem; padding: 1.5rem }
table { border-collapse: collapse; width: 100% }
th, td { text-align: left; padding: 0.5rem; border-bottom: 1px solid light-dark(#d5dbe1, #3a424a); overflow-wrap: anywhere }
dt { font-weight: 600 }
dd { margin: 0 0 0.5rem }
iframe { width: 100%; height: 32rem; border: 1px solid light-dark(#d5dbe1, #3a424a); border-radius: 0.5rem }
pre { white-space: pre-wrap; overflow-wrap: anywhere }
a { color: light-dark(#1c5d99, #8ec5ff) }
`

const frame = (title: string, main: string): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${escapeHtml(title)}</title>
<link rel="stylesheet" href="/dev/mailbox/page.css">
</head>
<body>
<main>
<h1>${escapeHtml(title)}</h1>
${main}
</main>
</body>
</html>
`

const person = ({ recipient_name, recipient_address }: Envelope): string =>
  escapeHtml(recipient_name === '' ? recipient_address : `${recipient_name} <${recipient_address}>`)

const row = (letter: Envelope): string =>
  `<tr><td>${letter.arrived_at.toISOString()}</td><td>${person(letter)}</td><td><a href="/dev/mailbox/${letter.mailbox_letter_id}">${escapeHtml(letter.subject)}</a></td></tr>`

export const listPage = (letters: readonly Envelope[]): string =>
  frame(
    'Mailbox',
    letters.length === 0
      ? '<p>No letter has been sent yet.</p>'
      : `<table>
<thead><tr><th scope="col">Arrived</th><th scope="col">To</th><th scope="col">Subject</th></tr></thead>
<tbody>
${letters.map(row).join('\n')}
</tbody>
</table>`,
  )

export const letterPage = (letter: ArrivedLetter): string =>
  frame(
    letter.subject,
    `<p><a href="/dev/mailbox">All letters</a></p>
<dl>
<dt>From</dt><dd>${escapeHtml(letter.sender)}</dd>
<dt>To</dt><dd>${person(letter)}</dd>
<dt>Arrived</dt><dd>${letter.arrived_at.toISOString()}</dd>
</dl>
<iframe title="The letter as HTML" sandbox src="/dev/mailbox/${letter.mailbox_letter_id}/html"></iframe>
<h2>As plain text</h2>
<pre>${escapeHtml(letter.text)}</pre>${letter.calendar === null ? '' : `\n<h2>Calendar</h2>\n<pre>${escapeHtml(letter.calendar.content)}</pre>`}`,
  )
