import { link, words } from '../template/shape.ts'
import { letterKind } from './kind.ts'

/** To administrators, who can still prolong it. */
export const legalHoldEnding = letterKind({
  name: { en: 'A legal hold ends soon', de: 'Eine Löschsperre endet bald' },
  offer: { en: 'For administrators: a legal hold ends soon', de: 'Für die Verwaltung: Eine Löschsperre endet bald' },
  shape: {
    admin: { firstName: words('Ada') },
    job: { title: words('Doctoral candidate in data engineering') },
    group: { name: words('Data Engineering') },
    hold: {
      until: words('31 December 2027', '31. Dezember 2027'),
      link: link('https://apply.example/admin/legal-holds'),
    },
  },
  secret: false,
  isForAdmins: true,
  words: {
    en: {
      subject: 'Legal hold on {{job.title}} ends on {{hold.until}}',
      body: `<p>Hello {{admin.firstName}},</p>
<p>The legal hold on <strong>{{job.title}}</strong> of the research group {{group.name}} ends on <strong>{{hold.until}}</strong>. After that day the normal rules apply again, and personal data of this procedure are deleted when their time is over.</p>
<p>If they are still needed, choose a later day.</p>
<p><a href="{{hold.link}}">Legal holds</a></p>`,
    },
    de: {
      subject: 'Löschsperre für {{job.title}} endet am {{hold.until}}',
      body: `<p>Guten Tag {{admin.firstName}},</p>
<p>die Löschsperre für <strong>{{job.title}}</strong> der Forschungsgruppe {{group.name}} endet am <strong>{{hold.until}}</strong>. Danach gelten wieder die üblichen Regeln, und personenbezogene Daten dieses Verfahrens werden gelöscht, wenn ihre Zeit um ist.</p>
<p>Werden sie noch gebraucht, wählen Sie einen späteren Tag.</p>
<p><a href="{{hold.link}}">Löschsperren</a></p>`,
    },
  },
})
