import { link, words } from '../template/shape.ts'
import { letterKind } from './kind.ts'

export const interviewReminder = letterKind({
  name: { en: 'Reminder of an interview', de: 'Erinnerung an ein Gespräch' },
  chapter: 'interview',
  offer: { en: 'An interview is coming up', de: 'Ein Gespräch steht bevor' },
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
      subject: 'Reminder of your interview: {{job.title}}',
      body: `<p>Dear {{applicant.firstName}} {{applicant.lastName}},</p>
<p>We look forward to your interview for the position <strong>{{job.title}}</strong>:</p>
<p><strong>{{interview.when}}</strong><br>{{interview.place}}</p>
<p>If something comes up, please write to us.</p>
<p><a href="{{interview.link}}">Open the interview</a></p>
<p>Kind regards,<br>{{group.name}}</p>`,
    },
    de: {
      subject: 'Erinnerung an Ihr Gespräch: {{job.title}}',
      body: `<p>Guten Tag {{applicant.firstName}} {{applicant.lastName}},</p>
<p>wir freuen uns auf Ihr Gespräch über die Stelle <strong>{{job.title}}</strong>:</p>
<p><strong>{{interview.when}}</strong><br>{{interview.place}}</p>
<p>Wenn etwas dazwischenkommt, schreiben Sie uns bitte.</p>
<p><a href="{{interview.link}}">Zum Gespräch</a></p>
<p>Mit freundlichen Grüßen<br>{{group.name}}</p>`,
    },
  },
})
