import type { Translated } from '../language/words.ts'
import type en from './words.en.ts'

export default {
  title: 'Finden Sie die Forschungsgruppe, mit der Sie arbeiten möchten',
  lead: 'Promotions- und Forschungsstellen, von den Gruppen selbst ausgeschrieben. Eine Bewerbung, klare Schritte und eine Antwort, auf die Verlass ist.',
  search: 'Thema, Gruppe, Professur',
  searchLabel: 'Offene Stellen durchsuchen',
  find: 'Suchen',
  all: 'Alle offenen Stellen',
  newest: 'Neueste Stellen',
  demo: {
    title: 'Sehen Sie sich um als …',
    lead: 'Dies ist eine Demo: Alles funktioniert, E-Mails landen in einem Postfach, das Sie öffnen können, und nichts verlässt diesen Rechner.',
    APPLICANT: {
      role: 'Bewerberin',
      first: 'Finden Sie eine Stelle und sehen Sie, was eine Bewerbung verlangt.',
    },
    EMPLOYEE: {
      role: 'Mitarbeit in einer Gruppe',
      first: 'Schreiben Sie mit etwas Hilfe eine Stelle in beiden Sprachen aus und veröffentlichen Sie sie.',
    },
    PROFESSOR: {
      role: 'Leitung einer Gruppe',
      first: 'Lesen und bewerten Sie die Bewerbungen an Ihre Gruppe und entscheiden Sie.',
    },
    ADMIN: {
      role: 'Verwaltung',
      first: 'Schalten Sie eine Gruppe frei, die jemand beantragt hat.',
    },
    enter: 'Weiter als {{name}}',
  },
  welcome: {
    title: 'Schön, dass Sie da sind, {{name}}',
    nameless: 'Schön, dass Sie da sind',
    next: 'Womit Sie anfangen können',
    APPLICANT: 'Eine passende Stelle suchen',
    settings: 'Name und Sprache prüfen',
    GROUP: 'Sehen, was in Ihrer Gruppe auf Sie wartet',
    EMPLOYEE: 'Zu den Stellen Ihrer Gruppe',
    PROFESSOR: 'Sehen, wer zu Ihrer Gruppe gehört',
    ADMIN: 'Sehen, welche Gruppen auf Sie warten',
    request: 'Eine eigene Forschungsgruppe beantragen',
  },
  waiting: {
    title: 'So steht es gerade',
    choose: 'Wählen Sie einen Termin für Ihr Gespräch: „{{job}}“',
    chooseHint: '{{group}} möchte Sie kennenlernen.',
    interview: 'Ihr Gespräch: {{at}}',
    draft: 'Ihre Bewerbung für „{{job}}“ fortsetzen',
    draftKept: 'Ihr Entwurf für „{{job}}“',
    hindrance: {
      stopped: 'Die Gruppe nimmt gerade keine Bewerbungen an. Ihr Entwurf bleibt erhalten.',
      over: 'Die Frist ist abgelaufen. Ihr Entwurf bleibt erhalten, lässt sich aber nicht absenden.',
      notPublic: 'Die Stelle ist gerade nicht öffentlich. Ihr Entwurf bleibt erhalten.',
      ended: 'Diese Stelle nimmt keine Bewerbungen mehr an. Sie können Ihre Texte kopieren und den Entwurf löschen.',
    },
    until: 'Sie können sie bis {{at}} absenden.',
    all: 'Zu Ihren Bewerbungen',
    request: 'Ihr Antrag auf die Gruppe „{{name}}“ wird geprüft',
    since: 'Gestellt am {{at}}. Sie erhalten eine E-Mail, sobald darüber entschieden ist.',
  },
  privacy: {
    title: 'Datenschutz',
    summary: 'Was mit Ihren Daten geschieht, wenn Sie sich hier bewerben.',
    own: 'Wie der Betreiber dieser Seite mit Ihren Daten umgeht:',
    text: 'Was Sie eingeben, bleibt auf dieser Installation. Gruppen sehen eine Bewerbung erst, wenn sie abgesandt ist, und nichts von einem Entwurf. Sie können Ihre Daten jederzeit in den Einstellungen mitnehmen oder löschen lassen. Keine Statistik über Sie, keine Cookies außer für die Anmeldung, nichts wird von anderswo geladen.',
  },
  imprint: {
    title: 'Impressum',
    summary: 'Wer diese Seiten betreibt und wie Sie den Betreiber erreichen.',
    own: 'Wer diese Seite betreibt:',
    text: 'Der Betreiber dieser Installation hat hier noch nichts angegeben (Einstellung IMPRINT_URL).',
  },
} satisfies Translated<typeof en>
