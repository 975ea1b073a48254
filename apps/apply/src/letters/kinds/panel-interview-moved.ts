import { link, words } from '../template/shape.ts'
import { letterKind } from './kind.ts'

export const panelInterviewMoved = letterKind({
  name: { en: 'To interviewers: changed', de: 'An die Beteiligten: geändert' },
  chapter: 'interview',
  offer: { en: 'An interview that you hold has changed', de: 'Ein Gespräch, das Sie führen, hat sich geändert' },
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
      place: words('Room 01.07.014, Boltzmannstraße 3', 'Raum 01.07.014, Boltzmannstraße 3'),
      before: words(
        'Monday, 14 June 2027, 10:00–10:45 (Europe/Berlin)',
        'Montag, 14. Juni 2027, 10:00–10:45 (Europe/Berlin)',
      ),
      link: link('https://apply.example/groups/1/interviews/1'),
    },
  },
  secret: false,
  isInternal: true,
  needs: ['interview.when'],
  words: {
    en: {
      subject: 'The interview with {{applicant.name}} has changed: {{job.title}}',
      body: `<p>Hello {{member.firstName}},</p>
<p>Time, place or interviewers of the interview with {{applicant.name}} for the position <strong>{{job.title}}</strong> ({{group.name}}) have changed. It now takes place:</p>
<p><strong>{{interview.when}}</strong><br>{{interview.place}}</p>
<p>It was planned for {{interview.before}}.</p>
<p><a href="{{interview.link}}">Open the interviews</a></p>`,
    },
    de: {
      subject: 'Das Gespräch mit {{applicant.name}} hat sich geändert: {{job.title}}',
      body: `<p>Guten Tag {{member.firstName}},</p>
<p>Zeit, Ort oder Beteiligte des Gesprächs mit {{applicant.name}} über die Stelle <strong>{{job.title}}</strong> ({{group.name}}) haben sich geändert. Es findet jetzt statt:</p>
<p><strong>{{interview.when}}</strong><br>{{interview.place}}</p>
<p>Geplant war {{interview.before}}.</p>
<p><a href="{{interview.link}}">Zu den Gesprächen</a></p>`,
    },
  },
})
