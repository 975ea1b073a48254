import { link, words } from '../template/shape.ts'
import { letterKind } from './kind.ts'

export const interviewMoved = letterKind({
  name: { en: 'Interview moved', de: 'Gespräch verlegt' },
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
      before: words(
        'Monday, 14 June 2027, 10:00–10:45 (Europe/Berlin)',
        'Montag, 14. Juni 2027, 10:00–10:45 (Europe/Berlin)',
      ),
      link: link('https://apply.example/interviews/1'),
    },
  },
  secret: false,
  needs: ['interview.when'],
  words: {
    en: {
      subject: 'Your interview has changed: {{job.title}}',
      body: `<p>Dear {{applicant.firstName}} {{applicant.lastName}},</p>
<p>Time, place or interviewers of your interview for the position <strong>{{job.title}}</strong> have changed. It now takes place:</p>
<p><strong>{{interview.when}}</strong><br>{{interview.place}}</p>
<p>It was planned for {{interview.before}}.</p>
<p><a href="{{interview.link}}">Open the interview</a></p>
<p>Kind regards,<br>{{group.name}}</p>`,
    },
    de: {
      subject: 'Ihr Gespräch hat sich geändert: {{job.title}}',
      body: `<p>Guten Tag {{applicant.firstName}} {{applicant.lastName}},</p>
<p>Zeit, Ort oder Beteiligte Ihres Gesprächs über die Stelle <strong>{{job.title}}</strong> haben sich geändert. Es findet jetzt statt:</p>
<p><strong>{{interview.when}}</strong><br>{{interview.place}}</p>
<p>Geplant war {{interview.before}}.</p>
<p><a href="{{interview.link}}">Zum Gespräch</a></p>
<p>Mit freundlichen Grüßen<br>{{group.name}}</p>`,
    },
  },
})
