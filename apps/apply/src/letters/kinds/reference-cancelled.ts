import { words } from '../template/shape.ts'
import { letterKind } from './kind.ts'

export const referenceCancelled = letterKind({
  name: { en: 'Reference no longer needed', de: 'Empfehlung nicht mehr nötig' },
  chapter: 'reference',
  shape: {
    referee: { name: words('Prof. Ada Groß') },
    applicant: { name: words('Zoë Müller') },
    job: { title: words('Doctoral candidate in data engineering') },
    group: { name: words('Data Engineering') },
  },
  secret: false,
  words: {
    en: {
      subject: 'The reference for {{applicant.name}} is no longer needed',
      body: `<p>Dear {{referee.name}},</p>
<p>The reference for {{applicant.name}}’s application for <strong>{{job.title}}</strong> in the research group {{group.name}} is no longer needed. You need not do anything, and the link you received does not work any more.</p>
<p>Thank you all the same.<br>{{group.name}}</p>`,
    },
    de: {
      subject: 'Die Empfehlung für {{applicant.name}} wird nicht mehr benötigt',
      body: `<p>Guten Tag {{referee.name}},</p>
<p>die Empfehlung für {{applicant.name}} zur Stelle <strong>{{job.title}}</strong> in der Forschungsgruppe {{group.name}} wird nicht mehr benötigt. Sie müssen nichts tun, und der Link, den Sie erhalten haben, gilt nicht mehr.</p>
<p>Vielen Dank trotzdem.<br>{{group.name}}</p>`,
    },
  },
})
