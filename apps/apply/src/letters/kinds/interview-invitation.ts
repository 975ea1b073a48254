import { lines, link, words } from '../template/shape.ts'
import { letterKind } from './kind.ts'

/** To an interview whose time the group has set. */
export const interviewInvitation = letterKind({
  name: { en: 'Invitation with a set time', de: 'Einladung zu einem festen Termin' },
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
      message: lines(
        'Please prepare a talk of ten minutes about your thesis.',
        'Bitte bereiten Sie einen Vortrag von zehn Minuten über Ihre Abschlussarbeit vor.',
      ),
      link: link('https://apply.example/interviews/1'),
    },
  },
  secret: false,
  needs: ['interview.when'],
  words: {
    en: {
      subject: 'Invitation to an interview: {{job.title}}',
      body: `<p>Dear {{applicant.firstName}} {{applicant.lastName}},</p>
<p>We would like to get to know you and invite you to an interview for the position <strong>{{job.title}}</strong>:</p>
<p><strong>{{interview.when}}</strong><br>{{interview.place}}</p>
<p>{{interview.message}}</p>
<p>If you cannot come at that time, you can choose another one or cancel up to 24 hours before; later, please write to us.</p>
<p><a href="{{interview.link}}">Open the interview</a></p>
<p>Kind regards,<br>{{group.name}}</p>`,
    },
    de: {
      subject: 'Einladung zum Gespräch: {{job.title}}',
      body: `<p>Guten Tag {{applicant.firstName}} {{applicant.lastName}},</p>
<p>wir möchten Sie kennenlernen und laden Sie zu einem Gespräch über die Stelle <strong>{{job.title}}</strong> ein:</p>
<p><strong>{{interview.when}}</strong><br>{{interview.place}}</p>
<p>{{interview.message}}</p>
<p>Wenn Sie dann nicht können, wählen Sie bis 24 Stunden vorher eine andere Zeit oder sagen ab; später schreiben Sie uns bitte.</p>
<p><a href="{{interview.link}}">Zum Gespräch</a></p>
<p>Mit freundlichen Grüßen<br>{{group.name}}</p>`,
    },
  },
})
