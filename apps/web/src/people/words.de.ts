import type { Translated } from '../language/words.ts'
import type en from './words.en.ts'

export default {
  list: {
    title: 'Personen',
    lead: 'Alle, die sich je angemeldet haben.',
    search: 'Nach Name oder E-Mail-Adresse suchen',
    role: 'Rolle',
    all: 'Alle Rollen',
    name: 'Name',
    groups: 'Gruppen',
    since: 'Dabei seit',
    unconfirmed: '{{email}} (von der Anmeldung nicht bestätigt)',
    none: 'Niemand gefunden',
    noneHint: 'Versuchen Sie ein anderes Wort oder eine andere Rolle.',
    applications: 'Bewerbungen',
    give: 'In die Verwaltung aufnehmen',
    giveTitle: '{{name}} in die Verwaltung aufnehmen?',
    giveText:
      'Die Verwaltung schaltet Gruppen frei, ändert deren Daten und Mitglieder, pflegt die Kataloge und kann weitere Personen aufnehmen. Sie sieht alle, die sich je angemeldet haben, alle Stellen und wer was getan hat, aber nicht, was in den Bewerbungen steht. Es gilt sofort, ohne E-Mail.',
    given: '{{name}} gehört jetzt zur Verwaltung.',
    take: 'Aus der Verwaltung entfernen',
    takeTitle: '{{name}} aus der Verwaltung entfernen?',
    takeText:
      'Der Zugang zu diesen Seiten endet sofort, ohne E-Mail. Alle anderen Rollen bleiben. Mindestens eine Person bleibt immer in der Verwaltung.',
    takeOwnTitle: 'Die Verwaltung verlassen?',
    takeOwnText:
      'Ihr Zugang zu diesen Seiten endet sofort; nur jemand anderes aus der Verwaltung kann Sie wieder aufnehmen. Ihre anderen Rollen bleiben. Mindestens eine Person bleibt immer in der Verwaltung.',
    taken: '{{name}} gehört nicht mehr zur Verwaltung.',
  },
  settings: {
    title: 'Meine Einstellungen',
    lead: 'Wie Sie angesprochen werden und in welcher Sprache wir Ihnen schreiben.',
    firstName: 'Vorname',
    lastName: 'Nachname',
    email: 'E-Mail-Adresse',
    emailHint: 'Sie stammt aus Ihrer Anmeldung und lässt sich nur dort ändern.',
    language: 'Sprache',
    languageHint: 'Für E-Mails und für diese Seite, solange Sie oben keine andere wählen.',
    ai: 'Künstliche Intelligenz',
    aiOptOut: 'Nichts von mir an eine KI geben',
    aiHint: 'Weder was Sie schreiben noch Ihre Bewerbung.',
    saved: 'Ihre Einstellungen sind gespeichert.',
    roles: 'Ihre Rollen',
    APPLICANT: 'Bewerber/in',
    ADMIN: 'Verwaltung',
    EMPLOYEE: 'Mitarbeiter/in',
    PROFESSOR: 'Professor/in',
    inGroup: '{{role}} in {{group}}',
  },
} satisfies Translated<typeof en>
