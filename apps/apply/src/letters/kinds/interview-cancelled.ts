import { lines, words } from '../template/shape.ts'
import { letterKind } from './kind.ts'

export const interviewCancelled = letterKind({
  name: { en: 'Interview cancelled', de: 'Gespräch abgesagt' },
  chapter: 'interview',
  shape: {
    applicant: { firstName: words('Zoë'), lastName: words('Müller') },
    job: { title: words('Doctoral candidate in data engineering') },
    group: { name: words('Data Engineering') },
    interview: {
      when: words(
        'Tuesday, 15 June 2027, 14:00–14:45 (Europe/Berlin)',
        'Dienstag, 15. Juni 2027, 14:00–14:45 (Europe/Berlin)',
      ),
      reason: lines(
        'One of the interviewers has fallen ill.\nWe will offer you new times soon.',
        'Jemand von uns ist erkrankt.\nWir bieten Ihnen bald neue Zeiten an.',
      ),
    },
  },
  secret: false,
  words: {
    en: {
      subject: 'Your interview is cancelled: {{job.title}}',
      body: `<p>Dear {{applicant.firstName}} {{applicant.lastName}},</p>
<p>Your interview for the position <strong>{{job.title}}</strong> on {{interview.when}} will not take place.</p>
<p>{{interview.reason}}</p>
<p>Kind regards,<br>{{group.name}}</p>`,
    },
    de: {
      subject: 'Ihr Gespräch entfällt: {{job.title}}',
      body: `<p>Guten Tag {{applicant.firstName}} {{applicant.lastName}},</p>
<p>Ihr Gespräch über die Stelle <strong>{{job.title}}</strong> am {{interview.when}} findet nicht statt.</p>
<p>{{interview.reason}}</p>
<p>Mit freundlichen Grüßen<br>{{group.name}}</p>`,
    },
  },
})
