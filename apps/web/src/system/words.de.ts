import type { Translated } from '../language/words.ts'
import type en from './words.en.ts'

export default {
  title: 'System',
  lead: 'Ob alles läuft und was zu tun ist.',
  well: 'Alles läuft',
  wellText: 'Die Datenbank antwortet, und E-Mails gehen hinaus.',
  slow: 'E-Mails verspäten sich',
  slowText:
    'Die älteste hätte {{since}} hinausgehen sollen. Sie werden von selbst noch einmal versucht; bleibt es dabei, sehen Sie nach dem Mailserver.',
  dead: 'E-Mails konnten nicht gesendet werden',
  deadText: 'Mehrere Versuche sind gescheitert. Beheben Sie die Ursache und senden Sie sie dann noch einmal.',
  deadLink: 'Unzustellbare E-Mails',
  letters: 'E-Mails',
  waiting: 'Warten',
  waitingHint: 'Noch nicht versucht, auch weil sie noch zurückgehalten werden können.',
  delayed: 'Verzögert',
  delayedHint: 'Ein Versuch ist gescheitert; sie werden automatisch noch einmal versucht.',
  failed: 'Aufgegeben',
  failedHint: 'Darum müssen Sie sich kümmern.',
  installation: 'Diese Installation',
  version: 'Version',
  running: 'Läuft seit',
  database: 'Datenbank',
  databases: { postgres: 'PostgreSQL', pglite: 'eingebettet' },
  mail: 'Versand',
  mails: { smtp: 'über einen Mailserver', mailbox: 'nicht versandt; im eigenen Postfach aufbewahrt' },
  ai: 'KI',
  hasAi: 'eingerichtet',
  hasNoAi: 'keine; Entwürfe kommen aus einer Vorlage',
  retention: 'Personenbezogene Daten',
  retentionLead_one:
    'Personenbezogene Daten werden {{count}} Monat nach dem Ende eines Verfahrens aus den Bewerbungen entfernt. {{days}} Tage vorher erfahren es die Betroffenen.',
  retentionLead_other:
    'Personenbezogene Daten werden {{count}} Monate nach dem Ende eines Verfahrens aus den Bewerbungen entfernt. {{days}} Tage vorher erfahren es die Betroffenen.',
  isOn: 'Das geschieht täglich automatisch.',
  isOff:
    'Das geschieht hier nicht automatisch. Stoßen Sie es von Hand an, oder schalten Sie es in den Einstellungen des Dienstes ein.',
  toWarn: 'Jetzt zu benachrichtigen',
  told: 'Benachrichtigt, Frist läuft',
  toAnonymise: 'Jetzt zu anonymisieren',
  run: 'Jetzt anstoßen',
  runTitle: 'Jetzt benachrichtigen und anonymisieren?',
  runText_one: '{{count}} Bewerbung wird endgültig anonymisiert, und die fälligen E-Mails gehen hinaus.',
  runText_other: '{{count}} Bewerbungen werden endgültig anonymisiert, und die fälligen E-Mails gehen hinaus.',
  ran: 'Benachrichtigt: {{warned}}, anonymisiert: {{anonymised}}.',
  nothing: 'Nichts ist fällig.',
} satisfies Translated<typeof en>
