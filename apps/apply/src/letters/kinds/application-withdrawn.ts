import { link, words } from '../template/shape.ts'
import { letterKind } from './kind.ts'

export const applicationWithdrawn = letterKind({
  name: { en: 'Application withdrawn', de: 'Bewerbung zurückgezogen' },
  chapter: 'application',
  offer: {
    en: 'Someone withdraws an application to your group',
    de: 'Jemand zieht eine Bewerbung bei Ihrer Gruppe zurück',
  },
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
      subject: '{{applicant.name}} has withdrawn the application for {{job.title}}',
      body: `<p>Hello,</p>
<p>{{applicant.name}} has withdrawn the application for <strong>{{job.title}}</strong> in the research group {{group.name}}. Nothing is left to decide; a time that was booked for an interview is free again.</p>
<p><a href="{{application.link}}">Open the application</a></p>`,
    },
    de: {
      subject: '{{applicant.name}} hat die Bewerbung um {{job.title}} zurückgezogen',
      body: `<p>Guten Tag,</p>
<p>{{applicant.name}} hat die Bewerbung um <strong>{{job.title}}</strong> in der Forschungsgruppe {{group.name}} zurückgezogen. Es ist nichts mehr zu entscheiden; ein gebuchter Gesprächstermin ist wieder frei.</p>
<p><a href="{{application.link}}">Zur Bewerbung</a></p>`,
    },
  },
})
