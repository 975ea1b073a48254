import type { Translated } from '../language/words.ts'
import type en from './words.en.ts'

export default {
  wanted: {
    title: 'E-Mails, die Sie bekommen',
    lead: 'E-Mails zu Ihren eigenen Bewerbungen und Terminen schicken wir immer.',
  },
  failed: {
    title: 'Unzustellbare E-Mails',
    lead: 'Mehrere Versuche, sie zu senden, sind gescheitert. Beheben Sie die Ursache und senden Sie sie dann noch einmal.',
    none: 'Jede E-Mail ist angekommen',
    noneHint: 'E-Mails, die nicht zugestellt werden können, erscheinen hier.',
    to: 'An',
    occasion: 'Anlass',
    rejection: 'Absage',
    written: 'Geschrieben',
    reason: 'Warum es scheiterte',
    attempts_one: '{{count}} Versuch',
    attempts_other: '{{count}} Versuche',
    again: 'Noch einmal schicken',
    gone: 'Sie enthielt ein Geheimnis; deshalb wurde ihr Text gelöscht.',
    sent: 'Die E-Mail ist wieder unterwegs.',
  },
} satisfies Translated<typeof en>
