import { lines, link, words } from '../template/shape.ts'
import { letterKind } from './kind.ts'

export const applicationRejectedFailedRequirements = letterKind({
  name: { en: 'Rejection: requirements not met', de: 'Absage: Anforderungen nicht erfüllt' },
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
<p>After careful review we cannot consider your application for <strong>{{job.title}}</strong>, because it does not meet the requirements of the position.</p>
<p>{{decision.message}}</p>
<p><a href="{{application.link}}">Open your application</a></p>
<p>We wish you all the best.<br>{{group.name}}</p>`,
    },
    de: {
      subject: 'Ihre Bewerbung um {{job.title}}',
      body: `<p>Guten Tag {{applicant.firstName}} {{applicant.lastName}},</p>
<p>vielen Dank für Ihre Bewerbung und Ihr Interesse an der Forschungsgruppe {{group.name}}.</p>
<p>Nach sorgfältiger Prüfung können wir Ihre Bewerbung um <strong>{{job.title}}</strong> nicht berücksichtigen, weil Voraussetzungen der Stelle nicht erfüllt sind.</p>
<p>{{decision.message}}</p>
<p><a href="{{application.link}}">Zu Ihrer Bewerbung</a></p>
<p>Wir wünschen Ihnen alles Gute.<br>{{group.name}}</p>`,
    },
  },
})
