import { link, words } from '../template/shape.ts'
import { letterKind } from './kind.ts'

export const referenceRequest = letterKind({
  name: { en: 'Request for a reference', de: 'Bitte um eine Empfehlung' },
  chapter: 'reference',
  shape: {
    referee: { name: words('Prof. Ada Groß') },
    applicant: { name: words('Zoë Müller') },
    job: { title: words('Doctoral candidate in data engineering') },
    group: { name: words('Data Engineering') },
    reference: {
      link: link('https://apply.example/reference-letters/key'),
      until: words('30 November 2026', '30. November 2026'),
      confidentiality: words(
        'What you write is confidential: the applicant will not see it.',
        'Was Sie schreiben, ist vertraulich: Die sich bewerbende Person bekommt es nicht zu sehen.',
      ),
    },
  },
  secret: true,
  needs: ['reference.link'],
  words: {
    en: {
      subject: '{{applicant.name}} asks you for a reference',
      body: `<p>Dear {{referee.name}},</p>
<p>{{applicant.name}} is applying for the position <strong>{{job.title}}</strong> in the research group {{group.name}} and has named you as a referee.</p>
<p>You can upload a letter, answer a short form, or decline. No account is needed; the link is meant for you alone and works until {{reference.until}}.</p>
<p><a href="{{reference.link}}">Write the reference</a></p>
<p>{{reference.confidentiality}}</p>
<p>Thank you for your time.<br>{{group.name}}</p>`,
    },
    de: {
      subject: '{{applicant.name}} bittet Sie um eine Empfehlung',
      body: `<p>Guten Tag {{referee.name}},</p>
<p>{{applicant.name}} bewirbt sich um die Stelle <strong>{{job.title}}</strong> in der Forschungsgruppe {{group.name}} und hat Sie als Referenz genannt.</p>
<p>Sie können ein Schreiben hochladen, einen kurzen Fragebogen beantworten oder ablehnen. Ein Konto brauchen Sie nicht; der Link ist nur für Sie bestimmt und gilt bis {{reference.until}}.</p>
<p><a href="{{reference.link}}">Empfehlung abgeben</a></p>
<p>{{reference.confidentiality}}</p>
<p>Vielen Dank für Ihre Zeit.<br>{{group.name}}</p>`,
    },
  },
})
