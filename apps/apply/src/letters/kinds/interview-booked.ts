import { link, words } from '../template/shape.ts'
import { letterKind } from './kind.ts'

export const interviewBooked = letterKind({
  name: { en: 'Interview booked', de: 'Gespräch gebucht' },
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
      place: words('Room 01.07.014, Boltzmannstraße 3', 'Raum 01.07.014, Boltzmannstraße 3'),
      link: link('https://apply.example/interviews/1'),
    },
  },
  secret: false,
  needs: ['interview.when'],
  words: {
    en: {
      subject: 'Your interview: {{job.title}}',
      body: `<p>Dear {{applicant.firstName}} {{applicant.lastName}},</p>
<p>Your interview for the position <strong>{{job.title}}</strong> is booked:</p>
<p><strong>{{interview.when}}</strong><br>{{interview.place}}</p>
<p>You can move or cancel it up to 24 hours before.</p>
<p><a href="{{interview.link}}">Open the interview</a></p>
<p>Kind regards,<br>{{group.name}}</p>`,
    },
    de: {
      subject: 'Ihr Gespräch: {{job.title}}',
      body: `<p>Guten Tag {{applicant.firstName}} {{applicant.lastName}},</p>
<p>Ihr Gespräch über die Stelle <strong>{{job.title}}</strong> ist gebucht:</p>
<p><strong>{{interview.when}}</strong><br>{{interview.place}}</p>
<p>Sie können es bis 24 Stunden vorher verschieben oder absagen.</p>
<p><a href="{{interview.link}}">Zum Gespräch</a></p>
<p>Mit freundlichen Grüßen<br>{{group.name}}</p>`,
    },
  },
})
