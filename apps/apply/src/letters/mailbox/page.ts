import { escaped, page } from '../../html/page.ts'
import type { Language } from '../../text/language.ts'
import type { ArrivedLetter, Envelope } from './mailbox.store.ts'

export const stylesheet = '/dev/mailbox/page.css'

export const style = `main { width: min(64rem, 100%); margin: 0 auto; padding: 2rem 1.25rem 4rem; background: none; border: 0 }
h1 { margin: 0 0 0.25rem; font-size: clamp(1.75rem, 1.3rem + 1.6vw, 2.5rem); line-height: 1.15 }
h2 { padding: 0; border: 0; color: inherit; font-size: 1rem }
.back { display: inline-block; margin-bottom: 1.25rem; font-size: 0.875rem; text-decoration: none }
.lead, dt, .when { color: var(--quiet) }
.lead { margin: 0 0 1.5rem }
table { border-collapse: collapse; width: 100%; background: var(--surface); border: 1px solid var(--line); border-radius: 0.75rem; overflow: hidden }
th, td { text-align: start; padding: 0.7rem 1rem; border-bottom: 1px solid var(--line); overflow-wrap: anywhere; vertical-align: top }
th { font-size: 0.875rem }
tr:last-child td { border-bottom: 0 }
.when { white-space: nowrap; font-variant-numeric: tabular-nums }
td a { font-weight: 600; text-decoration: none }
td a:hover { text-decoration: underline }
dl { display: grid; grid-template-columns: max-content 1fr; gap: 0.25rem 1.5rem; margin: 1rem 0 1.5rem }
dd { margin: 0; overflow-wrap: anywhere }
iframe { width: 100%; height: 36rem; border: 1px solid var(--line); border-radius: 0.75rem; background: var(--surface) }
pre { margin: 0; padding: 1rem; background: var(--surface); border: 1px solid var(--line); border-radius: 0.75rem; white-space: pre-wrap; overflow-wrap: anywhere }
@media (max-width: 40rem) {
  thead { display: none }
  table, tbody, tr, td { display: block }
  td { padding: 0.15rem 1rem; border: 0 }
  tr { padding: 0.6rem 0; border-bottom: 1px solid var(--line) }
}
`

const words = {
  en: {
    title: 'Mailbox',
    lead: 'Every e-mail that was sent lands here, and nowhere else.',
    none: 'No e-mail has been sent yet.',
    all: 'All e-mails',
    arrived: 'Arrived',
    from: 'From',
    to: 'To',
    subject: 'Subject',
    html: 'The e-mail as HTML',
    text: 'As plain text',
    calendar: 'Calendar',
  },
  de: {
    title: 'Postfach',
    lead: 'Jede E-Mail, die verschickt wurde, kommt hier an und nirgends sonst.',
    none: 'Noch ist keine E-Mail verschickt.',
    all: 'Alle E-Mails',
    arrived: 'Angekommen',
    from: 'Von',
    to: 'An',
    subject: 'Betreff',
    html: 'Die E-Mail als HTML',
    text: 'Als reiner Text',
    calendar: 'Kalender',
  },
} as const

type Shown = { readonly siteName: string; readonly language: Language }

const when = (at: Date, language: Language): string => {
  const moment = new Intl.DateTimeFormat(language === 'de' ? 'de-DE' : 'en-GB', {
    dateStyle: 'medium',
    timeStyle: 'medium',
    timeZone: 'UTC',
  })
  return `<time datetime="${at.toISOString()}">${moment.format(at)} UTC</time>`
}

const person = ({ recipient_name, recipient_address }: Envelope): string =>
  escaped(recipient_name === '' ? recipient_address : `${recipient_name} <${recipient_address}>`)

const row = (letter: Envelope, language: Language): string =>
  `<tr><td class="when">${when(letter.arrived_at, language)}</td><td>${person(letter)}</td><td><a href="/dev/mailbox/${letter.mailbox_letter_id}">${escaped(letter.subject)}</a></td></tr>`

export const listPage = ({ siteName, language }: Shown, letters: readonly Envelope[]): string => {
  const { title, lead, none, arrived, to, subject } = words[language]
  const table = `<p class="lead">${lead}</p>
<table>
<thead><tr><th scope="col">${arrived}</th><th scope="col">${to}</th><th scope="col">${subject}</th></tr></thead>
<tbody>
${letters.map(letter => row(letter, language)).join('\n')}
</tbody>
</table>`
  return page(siteName, language, title, letters.length === 0 ? `<p>${none}</p>` : table, { stylesheet })
}

export const letterPage = ({ siteName, language }: Shown, letter: ArrivedLetter): string => {
  const said = words[language]
  const calendar =
    letter.calendar === null ? '' : `\n<h2>${said.calendar}</h2>\n<pre>${escaped(letter.calendar.content)}</pre>`
  return page(
    siteName,
    language,
    letter.subject,
    `<dl>
<dt>${said.from}</dt><dd>${escaped(letter.sender)}</dd>
<dt>${said.to}</dt><dd>${person(letter)}</dd>
<dt>${said.arrived}</dt><dd>${when(letter.arrived_at, language)}</dd>
</dl>
<iframe title="${said.html}" sandbox src="/dev/mailbox/${letter.mailbox_letter_id}/html"></iframe>
<h2>${said.text}</h2>
<pre>${escaped(letter.text)}</pre>${calendar}`,
    { stylesheet, aboveTitle: `<a class="back" href="/dev/mailbox">← ${said.all}</a>\n` },
  )
}
