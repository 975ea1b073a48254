import type { Translated } from '../language/words.ts'
import type en from './words.en.ts'

export default {
  settings: {
    title: 'Meine Einstellungen',
    lead: 'Wie Sie angesprochen werden und in welcher Sprache wir Ihnen schreiben.',
    firstName: 'Vorname',
    lastName: 'Nachname',
    email: 'E-Mail-Adresse',
    emailHint: 'Sie kommt von Ihrer Anmeldung und ändert sich dort.',
    language: 'Sprache',
    languageHint: 'Der Briefe und dieser Seite, wo Sie keine andere gewählt haben.',
    ai: 'Künstliche Intelligenz',
    aiOptOut: 'Nichts von mir an eine KI geben',
    aiHint: 'Weder was Sie schreiben, noch Ihre Bewerbung.',
    saved: 'Ihre Einstellungen sind gespeichert.',
    roles: 'Was Sie hier sind',
    APPLICANT: 'Bewerber/in',
    ADMIN: 'Verwaltung',
    EMPLOYEE: 'Mitarbeiter/in',
    PROFESSOR: 'Professor/in',
    inGroup: '{{role}} in {{group}}',
  },
} satisfies Translated<typeof en>
