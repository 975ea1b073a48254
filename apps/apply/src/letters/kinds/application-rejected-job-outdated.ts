import { lines, link, words } from '../template/shape.ts'
import { letterKind } from './kind.ts'

export const applicationRejectedJobOutdated = letterKind({
  name: { en: 'Rejection: position no longer exists', de: 'Absage: Stelle entfällt' },
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
<p>The position <strong>{{job.title}}</strong> is no longer offered, so we cannot take your application further. This says nothing about your qualification.</p>
<p>{{decision.message}}</p>
<p><a href="{{application.link}}">Open your application</a></p>
<p>We wish you all the best.<br>{{group.name}}</p>`,
    },
    de: {
      subject: 'Ihre Bewerbung um {{job.title}}',
      body: `<p>Guten Tag {{applicant.firstName}} {{applicant.lastName}},</p>
<p>vielen Dank für Ihre Bewerbung und Ihr Interesse an der Forschungsgruppe {{group.name}}.</p>
<p>Die Stelle <strong>{{job.title}}</strong> wird nicht mehr angeboten. Wir können Ihre Bewerbung deshalb nicht weiter berücksichtigen. Über Ihre Eignung sagt das nichts aus.</p>
<p>{{decision.message}}</p>
<p><a href="{{application.link}}">Zu Ihrer Bewerbung</a></p>
<p>Wir wünschen Ihnen alles Gute.<br>{{group.name}}</p>`,
    },
  },
})
