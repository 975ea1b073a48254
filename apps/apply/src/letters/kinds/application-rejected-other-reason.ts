import { lines, link, words } from '../template/shape.ts'
import { letterKind } from './kind.ts'

export const applicationRejectedOtherReason = letterKind({
  name: { en: 'Rejection: another reason', de: 'Absage: anderer Grund' },
  chapter: 'application',
  shape: {
    applicant: { firstName: words('Zoë'), lastName: words('Müller') },
    job: { title: words('Doctoral candidate in data engineering') },
    group: { name: words('Data Engineering') },
    decision: {
      message: lines('We would be glad to hear from you again.', 'Wir würden uns freuen, wieder von Ihnen zu hören.'),
    },
    application: { link: link('https://apply.example/applications/1') },
  },
  secret: false,
  words: {
    en: {
      subject: 'Your application for {{job.title}}',
      body: `<p>Dear {{applicant.firstName}} {{applicant.lastName}},</p>
<p>Thank you for your application and for your interest in the research group {{group.name}}.</p>
<p>After careful review we cannot offer you the position <strong>{{job.title}}</strong>.</p>
<p>{{decision.message}}</p>
<p><a href="{{application.link}}">Open your application</a></p>
<p>We wish you all the best.<br>{{group.name}}</p>`,
    },
    de: {
      subject: 'Ihre Bewerbung um {{job.title}}',
      body: `<p>Guten Tag {{applicant.firstName}} {{applicant.lastName}},</p>
<p>vielen Dank für Ihre Bewerbung und Ihr Interesse an der Forschungsgruppe {{group.name}}.</p>
<p>Nach sorgfältiger Prüfung können wir Ihnen die Stelle <strong>{{job.title}}</strong> nicht anbieten.</p>
<p>{{decision.message}}</p>
<p><a href="{{application.link}}">Zu Ihrer Bewerbung</a></p>
<p>Wir wünschen Ihnen alles Gute.<br>{{group.name}}</p>`,
    },
  },
})
