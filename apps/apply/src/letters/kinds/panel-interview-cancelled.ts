import { lines, link, words } from '../template/shape.ts'
import { letterKind } from './kind.ts'

/** The interview does not take place, or not with the reader. */
export const panelInterviewCancelled = letterKind({
  shape: {
    member: { firstName: words('Ada') },
    applicant: { name: words('Zoë Müller') },
    job: { title: words('Doctoral candidate in data engineering') },
    group: { name: words('Data Engineering') },
    interview: {
      when: words('15 June 2027, 14:00–14:45 (Europe/Berlin)'),
      reason: lines('The applicant has called it off.'),
      link: link('https://apply.example/groups/1/interviews/1'),
    },
  },
  secret: false,
  words: {
    en: {
      subject: 'No interview with {{applicant.name}}: {{job.title}}',
      body: `<p>Hello {{member.firstName}},</p>
<p>you need not keep the time of the interview with {{applicant.name}} for the position <strong>{{job.title}}</strong> ({{group.name}}) any longer: {{interview.when}}.</p>
<p>{{interview.reason}}</p>
<p><a href="{{interview.link}}">Open the interviews</a></p>`,
    },
    de: {
      subject: 'Kein Gespräch mit {{applicant.name}}: {{job.title}}',
      body: `<p>Guten Tag {{member.firstName}},</p>
<p>die Zeit des Gesprächs mit {{applicant.name}} über die Stelle <strong>{{job.title}}</strong> ({{group.name}}) müssen Sie nicht mehr frei halten: {{interview.when}}.</p>
<p>{{interview.reason}}</p>
<p><a href="{{interview.link}}">Zu den Gesprächen</a></p>`,
    },
  },
})
