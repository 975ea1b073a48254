import { lines, link, words } from '../template/shape.ts'
import { letterKind } from './kind.ts'

export const applicationAccepted = letterKind({
  name: { en: 'Acceptance', de: 'Zusage' },
  chapter: 'application',
  shape: {
    applicant: { firstName: words('Zoë'), lastName: words('Müller') },
    job: { title: words('Doctoral candidate in data engineering') },
    group: { name: words('Data Engineering') },
    decision: {
      message: lines(
        'Your talk convinced all of us.\nWe look forward to working with you.',
        'Ihr Vortrag hat uns alle überzeugt.\nWir freuen uns auf die Zusammenarbeit.',
      ),
    },
    application: { link: link('https://apply.example/applications/1') },
  },
  secret: false,
  words: {
    en: {
      subject: 'Your application for {{job.title}} was successful',
      body: `<p>Dear {{applicant.firstName}} {{applicant.lastName}},</p>
<p>We are glad to offer you the position <strong>{{job.title}}</strong> in the research group {{group.name}}.</p>
<p>{{decision.message}}</p>
<p>We will contact you soon about the contract and the next steps.</p>
<p><a href="{{application.link}}">Open your application</a></p>
<p>Kind regards,<br>{{group.name}}</p>`,
    },
    de: {
      subject: 'Ihre Bewerbung um {{job.title}} war erfolgreich',
      body: `<p>Guten Tag {{applicant.firstName}} {{applicant.lastName}},</p>
<p>wir freuen uns, Ihnen die Stelle <strong>{{job.title}}</strong> in der Forschungsgruppe {{group.name}} anzubieten.</p>
<p>{{decision.message}}</p>
<p>Wegen des Vertrags und der nächsten Schritte melden wir uns bald bei Ihnen.</p>
<p><a href="{{application.link}}">Zu Ihrer Bewerbung</a></p>
<p>Mit freundlichen Grüßen<br>{{group.name}}</p>`,
    },
  },
})
