import { lines, link, words } from '../template/shape.ts'
import { letterKind } from './kind.ts'

/** The interview does not take place, or takes place without the reader. */
export const panelInterviewCancelled = letterKind({
  name: { en: 'To interviewers: cancelled', de: 'An die Beteiligten: abgesagt' },
  chapter: 'interview',
  offer: { en: 'An interview that you would hold is cancelled', de: 'Ein Gespräch, das Sie führen sollten, entfällt' },
  shape: {
    member: { firstName: words('Ada') },
    applicant: { name: words('Zoë Müller') },
    job: { title: words('Doctoral candidate in data engineering') },
    group: { name: words('Data Engineering') },
    interview: {
      when: words(
        'Tuesday, 15 June 2027, 14:00–14:45 (Europe/Berlin)',
        'Dienstag, 15. Juni 2027, 14:00–14:45 (Europe/Berlin)',
      ),
      reason: lines('The applicant has called it off.', 'Die sich bewerbende Person hat es abgesagt.'),
      link: link('https://apply.example/groups/1/interviews/1'),
    },
  },
  secret: false,
  isInternal: true,
  words: {
    en: {
      subject: 'No interview with {{applicant.name}}: {{job.title}}',
      body: `<p>Hello {{member.firstName}},</p>
<p>You no longer hold the interview with {{applicant.name}} for the position <strong>{{job.title}}</strong> ({{group.name}}) on {{interview.when}}; the time is free again.</p>
<p>{{interview.reason}}</p>
<p><a href="{{interview.link}}">Open the interviews</a></p>`,
    },
    de: {
      subject: 'Kein Gespräch mit {{applicant.name}}: {{job.title}}',
      body: `<p>Guten Tag {{member.firstName}},</p>
<p>das Gespräch mit {{applicant.name}} über die Stelle <strong>{{job.title}}</strong> ({{group.name}}) am {{interview.when}} führen Sie nicht mehr; die Zeit ist wieder frei.</p>
<p>{{interview.reason}}</p>
<p><a href="{{interview.link}}">Zu den Gesprächen</a></p>`,
    },
  },
})
