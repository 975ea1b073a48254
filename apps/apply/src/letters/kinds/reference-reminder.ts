import { link, words } from '../template/shape.ts'
import { letterKind } from './kind.ts'

export const referenceReminder = letterKind({
  name: { en: 'Reminder of a reference', de: 'Erinnerung an eine Empfehlung' },
  chapter: 'reference',
  shape: {
    referee: { name: words('Prof. Ada Groß') },
    applicant: { name: words('Zoë Müller') },
    job: { title: words('Doctoral candidate in data engineering') },
    group: { name: words('Data Engineering') },
    reference: {
      link: link('https://apply.example/reference-letters/key'),
      until: words('30 November 2026', '30. November 2026'),
    },
  },
  secret: true,
  needs: ['reference.link'],
  words: {
    en: {
      subject: 'Reminder: a reference for {{applicant.name}}',
      body: `<p>Dear {{referee.name}},</p>
<p>{{applicant.name}} has named you as a referee for the position <strong>{{job.title}}</strong> in the research group {{group.name}}. Your answer has not arrived yet, and it is possible only until {{reference.until}}.</p>
<p><a href="{{reference.link}}">Write the reference or decline</a></p>
<p>Thank you for your time.<br>{{group.name}}</p>`,
    },
    de: {
      subject: 'Erinnerung: eine Empfehlung für {{applicant.name}}',
      body: `<p>Guten Tag {{referee.name}},</p>
<p>{{applicant.name}} hat Sie als Referenz für die Stelle <strong>{{job.title}}</strong> in der Forschungsgruppe {{group.name}} genannt. Ihre Antwort ist noch nicht eingegangen und nur bis {{reference.until}} möglich.</p>
<p><a href="{{reference.link}}">Empfehlung abgeben oder ablehnen</a></p>
<p>Vielen Dank für Ihre Zeit.<br>{{group.name}}</p>`,
    },
  },
})
