import { lines, words } from '../template/shape.ts'
import { letterKind } from './kind.ts'

export const groupDenied = letterKind({
  name: { en: 'Request for a research group denied', de: 'Antrag auf eine Forschungsgruppe abgelehnt' },
  shape: {
    professor: { firstName: words('Ada') },
    group: { name: words('Data Engineering') },
    denial: {
      reason: lines(
        'The group exists already.\nPlease ask its professor to add you.',
        'Die Gruppe gibt es schon.\nBitte lassen Sie sich dort aufnehmen.',
      ),
    },
  },
  secret: false,
  words: {
    en: {
      subject: 'Your request for {{group.name}}',
      body: `<p>Hello {{professor.firstName}},</p>
<p>Your request for the research group <strong>{{group.name}}</strong> was not granted. The reason given is:</p>
<blockquote>{{denial.reason}}</blockquote>`,
    },
    de: {
      subject: 'Ihr Antrag für {{group.name}}',
      body: `<p>Guten Tag {{professor.firstName}},</p>
<p>Ihrem Antrag für die Forschungsgruppe <strong>{{group.name}}</strong> wurde nicht entsprochen. Als Grund ist angegeben:</p>
<blockquote>{{denial.reason}}</blockquote>`,
    },
  },
})
