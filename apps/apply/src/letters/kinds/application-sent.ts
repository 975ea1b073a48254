import { link, words } from '../template/shape.ts'
import { letterKind } from './kind.ts'

export const applicationSent = letterKind({
  name: { en: 'Application has arrived', de: 'Bewerbung ist angekommen' },
  chapter: 'application',
  shape: {
    applicant: { firstName: words('Zoë'), lastName: words('Müller') },
    job: { title: words('Doctoral candidate in data engineering') },
    group: { name: words('Data Engineering') },
    application: { link: link('https://apply.example/applications/1') },
  },
  secret: false,
  words: {
    en: {
      subject: 'Your application for {{job.title}} has arrived',
      body: `<p>Dear {{applicant.firstName}} {{applicant.lastName}},</p>
<p>Your application for <strong>{{job.title}}</strong> has reached the research group {{group.name}}. Thank you for your interest.</p>
<p>You can see at any time how far it has come, and withdraw it if your plans change.</p>
<p><a href="{{application.link}}">Open your application</a></p>
<p>Kind regards,<br>{{group.name}}</p>`,
    },
    de: {
      subject: 'Ihre Bewerbung um {{job.title}} ist eingegangen',
      body: `<p>Guten Tag {{applicant.firstName}} {{applicant.lastName}},</p>
<p>Ihre Bewerbung um <strong>{{job.title}}</strong> ist bei der Forschungsgruppe {{group.name}} eingegangen. Vielen Dank für Ihr Interesse.</p>
<p>Sie können jederzeit sehen, wie weit sie ist, und sie zurückziehen, wenn sich Ihre Pläne ändern.</p>
<p><a href="{{application.link}}">Zu Ihrer Bewerbung</a></p>
<p>Mit freundlichen Grüßen<br>{{group.name}}</p>`,
    },
  },
})
