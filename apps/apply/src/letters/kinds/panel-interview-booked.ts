import { link, words } from '../template/shape.ts'
import { letterKind } from './kind.ts'

/** To the people who hold the interview. */
export const panelInterviewBooked = letterKind({
  name: { en: 'To interviewers: booked', de: 'An die Beteiligten: gebucht' },
  chapter: 'interview',
  offer: { en: 'An interview that you hold is booked', de: 'Ein Gespräch, das Sie führen, ist gebucht' },
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
      link: link('https://apply.example/groups/1/interviews/1'),
    },
  },
  secret: false,
  isInternal: true,
  needs: ['interview.when'],
  words: {
    en: {
      subject: 'Interview with {{applicant.name}}: {{job.title}}',
      body: `<p>Hello {{member.firstName}},</p>
<p>An interview with {{applicant.name}} for the position <strong>{{job.title}}</strong> ({{group.name}}) is booked, and you are one of the interviewers:</p>
<p><strong>{{interview.when}}</strong><br>{{interview.place}}</p>
<p><a href="{{interview.link}}">Open the interviews</a></p>`,
    },
    de: {
      subject: 'Gespräch mit {{applicant.name}}: {{job.title}}',
      body: `<p>Guten Tag {{member.firstName}},</p>
<p>ein Gespräch mit {{applicant.name}} über die Stelle <strong>{{job.title}}</strong> ({{group.name}}) ist gebucht. Sie gehören zu denen, die es führen:</p>
<p><strong>{{interview.when}}</strong><br>{{interview.place}}</p>
<p><a href="{{interview.link}}">Zu den Gesprächen</a></p>`,
    },
  },
})
