import { link, words } from '../template/shape.ts'
import { letterKind } from './kind.ts'

/** To people who subscribed to the subject area. */
export const newPosition = letterKind({
  name: { en: 'New position', de: 'Neue Stelle' },
  offer: { en: 'New positions in subject areas you follow', de: 'Neue Stellen in Fachgebieten, denen Sie folgen' },
  shape: {
    subscriber: { firstName: words('Zoë') },
    job: {
      title: words('Doctoral candidate in data engineering'),
      subjectArea: words('Computer science', 'Informatik'),
      location: words('Garching'),
      deadline: words('31 August 2027', '31. August 2027'),
      link: link('https://apply.example/jobs/1'),
    },
    group: { name: words('Data Engineering') },
  },
  secret: false,
  words: {
    en: {
      subject: 'New position: {{job.title}}',
      body: `<p>Hello {{subscriber.firstName}},</p>
<p>There is a new position in {{job.subjectArea}}:</p>
<p><strong>{{job.title}}</strong><br>{{group.name}}, {{job.location}}<br>Apply by: {{job.deadline}}</p>
<p><a href="{{job.link}}">See the position</a></p>`,
    },
    de: {
      subject: 'Neue Stelle: {{job.title}}',
      body: `<p>Guten Tag {{subscriber.firstName}},</p>
<p>es gibt eine neue Stelle im Fach {{job.subjectArea}}:</p>
<p><strong>{{job.title}}</strong><br>{{group.name}}, {{job.location}}<br>Bewerbung bis: {{job.deadline}}</p>
<p><a href="{{job.link}}">Zur Stelle</a></p>`,
    },
  },
})
