import { link, words } from '../template/shape.ts'
import { letterKind } from './kind.ts'

export const applicationReceived = letterKind({
  name: { en: 'The group receives an application', de: 'Die Gruppe erhält eine Bewerbung' },
  chapter: 'application',
  offer: { en: 'Your group receives an application', de: 'Ihre Gruppe erhält eine Bewerbung' },
  shape: {
    applicant: { name: words('Zoë Müller') },
    job: { title: words('Doctoral candidate in data engineering') },
    group: { name: words('Data Engineering') },
    application: { link: link('https://apply.example/evaluation/1') },
  },
  secret: false,
  isInternal: true,
  words: {
    en: {
      subject: 'New application for {{job.title}}',
      body: `<p>Hello,</p>
<p>{{applicant.name}} has applied for <strong>{{job.title}}</strong> in the research group {{group.name}}.</p>
<p><a href="{{application.link}}">Read the application</a></p>`,
    },
    de: {
      subject: 'Neue Bewerbung um {{job.title}}',
      body: `<p>Guten Tag,</p>
<p>{{applicant.name}} hat sich um die Stelle <strong>{{job.title}}</strong> in der Forschungsgruppe {{group.name}} beworben.</p>
<p><a href="{{application.link}}">Zur Bewerbung</a></p>`,
    },
  },
})
