import { link, words } from '../template/shape.ts'
import { letterKind } from './kind.ts'

export const applicationJobClosed = letterKind({
  name: { en: 'Position closed', de: 'Stelle geschlossen' },
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
      subject: 'The position {{job.title}} has been closed',
      body: `<p>Dear {{applicant.firstName}} {{applicant.lastName}},</p>
<p>The research group {{group.name}} has closed the position <strong>{{job.title}}</strong> without filling it. Your application ends with it; this says nothing about you or your work.</p>
<p>Interviews that were booked for it do not take place.</p>
<p><a href="{{application.link}}">Open your application</a></p>
<p>Thank you for your interest.<br>{{group.name}}</p>`,
    },
    de: {
      subject: 'Die Stelle {{job.title}} wurde geschlossen',
      body: `<p>Guten Tag {{applicant.firstName}} {{applicant.lastName}},</p>
<p>die Forschungsgruppe {{group.name}} hat die Stelle <strong>{{job.title}}</strong> geschlossen, ohne sie zu besetzen. Damit endet auch Ihre Bewerbung; über Sie und Ihre Arbeit sagt das nichts aus.</p>
<p>Gespräche, die dafür gebucht waren, finden nicht statt.</p>
<p><a href="{{application.link}}">Zu Ihrer Bewerbung</a></p>
<p>Vielen Dank für Ihr Interesse.<br>{{group.name}}</p>`,
    },
  },
})
