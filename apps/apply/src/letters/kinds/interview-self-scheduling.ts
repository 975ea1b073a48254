import { lines, link, words } from '../template/shape.ts'
import { letterKind } from './kind.ts'

/** To an interview whose time the applicant chooses. */
export const interviewSelfScheduling = letterKind({
  name: { en: 'Invitation to choose a time', de: 'Einladung zur Terminwahl' },
  chapter: 'interview',
  shape: {
    applicant: { firstName: words('Zoë'), lastName: words('Müller') },
    job: { title: words('Doctoral candidate in data engineering') },
    group: { name: words('Data Engineering') },
    interview: {
      message: lines(
        'Please prepare a talk of ten minutes about your thesis.',
        'Bitte bereiten Sie einen Vortrag von zehn Minuten über Ihre Abschlussarbeit vor.',
      ),
      link: link('https://apply.example/interviews/1'),
    },
  },
  secret: false,
  needs: ['interview.link'],
  words: {
    en: {
      subject: 'Choose a time for your interview: {{job.title}}',
      body: `<p>Dear {{applicant.firstName}} {{applicant.lastName}},</p>
<p>We would like to get to know you and invite you to an interview for the position <strong>{{job.title}}</strong>. Please choose one of the free times:</p>
<p><a href="{{interview.link}}">Choose a time</a></p>
<p>{{interview.message}}</p>
<p>Kind regards,<br>{{group.name}}</p>`,
    },
    de: {
      subject: 'Wählen Sie eine Zeit für Ihr Gespräch: {{job.title}}',
      body: `<p>Guten Tag {{applicant.firstName}} {{applicant.lastName}},</p>
<p>wir möchten Sie kennenlernen und laden Sie zu einem Gespräch über die Stelle <strong>{{job.title}}</strong> ein. Bitte wählen Sie eine der freien Zeiten:</p>
<p><a href="{{interview.link}}">Zeit wählen</a></p>
<p>{{interview.message}}</p>
<p>Mit freundlichen Grüßen<br>{{group.name}}</p>`,
    },
  },
})
