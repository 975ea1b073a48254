import { lines, words } from '../template/shape.ts'
import { letterKind } from './kind.ts'

export const interviewCancelled = letterKind({
  shape: {
    applicant: { firstName: words('Zoë'), lastName: words('Müller') },
    job: { title: words('Doctoral candidate in data engineering') },
    group: { name: words('Data Engineering') },
    interview: {
      when: words('15 June 2027, 14:00–14:45 (Europe/Berlin)'),
      reason: lines('One of the interviewers has fallen ill.\nWe will offer you new times soon.'),
    },
  },
  secret: false,
  words: {
    en: {
      subject: 'Your interview is cancelled: {{job.title}}',
      body: `<p>Dear {{applicant.firstName}} {{applicant.lastName}},</p>
<p>your interview for the position <strong>{{job.title}}</strong> on {{interview.when}} does not take place.</p>
<p>{{interview.reason}}</p>
<p>With kind regards<br>{{group.name}}</p>`,
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
