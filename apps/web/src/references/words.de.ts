import type { Translated } from '../language/words.ts'
import type en from './words.en.ts'

export default {
  unknown: {
    title: 'Dieser Link funktioniert nicht',
    text: 'Vielleicht wurde er durch einen neueren ersetzt, oder ein Teil der Adresse fehlt. Öffnen Sie ihn aus der E-Mail, die wir Ihnen geschickt haben.',
  },
  request: {
    hello: 'Guten Tag, {{referee}},',
    title: '{{applicant}} bittet Sie um eine Empfehlung',
    text: '{{applicant}} hat sich auf „{{job}}“ bei {{group}} beworben und Sie als Referenz genannt. Laden Sie ein Schreiben hoch oder beantworten Sie den kurzen Fragebogen unten, gern auch beides.',
    until: 'Antworten können Sie bis {{at}}.',
    advert: 'Die Ausschreibung lesen',
  },
  secret: {
    title: 'Was Sie schreiben, ist vertraulich',
    text: '{{applicant}} hat darauf verzichtet, es zu lesen. Nur {{group}} liest es.',
  },
  open: {
    title: 'Die bewerbende Person liest es ebenfalls',
    text: '{{applicant}} hat nicht darauf verzichtet, es zu lesen; auch {{group}} liest es.',
  },
  letter: {
    title: 'Ihr Schreiben',
    hint: 'Als PDF, höchstens 25 MB. Es bleibt ein Entwurf, bis Sie alles abgeben.',
    upload: 'Schreiben hochladen (PDF)',
    replace: 'Schreiben ersetzen',
    progress: 'Hochladen des Schreibens',
  },
  assessment: {
    title: 'Kurzer Fragebogen',
    hint: 'Zusätzlich zum Schreiben oder stattdessen. Er wird gespeichert, während Sie schreiben; niemand liest ihn, bevor Sie ihn abgeben.',
    knownAs: 'Woher und seit wann kennen Sie einander?',
    knownAsHint: 'Betreuung der Masterarbeit, seit 2024',
    abilities: {
      subjectKnowledge: 'Fachwissen',
      researchAbility: 'Befähigung zur Forschung',
      independence: 'Selbstständigkeit',
      motivation: 'Motivation',
      teamwork: 'Zusammenarbeit',
      communication: 'Sprechen und Schreiben',
    },
    marks: { weak: 'schwach', fair: 'mäßig', good: 'gut', veryGood: 'sehr gut', outstanding: 'herausragend' },
    unknown: 'kann ich nicht sagen',
    recommendation: 'Würden Sie diese Person für die Stelle empfehlen?',
    recommendations: {
      STRONGLY: 'Ja, nachdrücklich',
      YES: 'Ja',
      WITH_RESERVATIONS: 'Mit Einschränkungen',
      NO: 'Nein',
    },
    comments: 'Was sollte die Gruppe wissen?',
  },
  handIn: {
    button: 'Abgeben',
    title: 'Empfehlung abgeben?',
    withoutLetter: 'Sie geben den Fragebogen ohne ein Schreiben ab.',
    secret: 'Dann kann {{group}} Ihre Empfehlung lesen, sonst niemand.',
    open: 'Dann können {{applicant}} und {{group}} Ihre Empfehlung lesen.',
    final: 'Ändern lässt sie sich danach nicht mehr.',
    confirm: 'Abgeben',
    empty: 'Laden Sie erst ein Schreiben hoch oder beantworten Sie den Fragebogen.',
  },
  decline: {
    button: 'Ich möchte ablehnen',
    title: 'Diese Bitte ablehnen?',
    text: 'Das ist in Ordnung; Sie brauchen keinen Grund zu nennen. {{applicant}} erfährt nur, dass Sie abgelehnt haben, und kann jemand anderen nennen. Was Sie hier geschrieben haben, wird gelöscht.',
    confirm: 'Ablehnen',
  },
  unsent: {
    title: 'Das haben Sie hier noch geschrieben',
    text: 'Es wurde nicht abgegeben; nur dieses Fenster hat es noch.',
  },
  over: {
    ADDED: {
      title: 'Noch ist nichts zu tun',
      text: 'Sie wurden als Referenz genannt. Wir schreiben Ihnen, wenn eine Empfehlung gebraucht wird.',
    },
    SUBMITTED: {
      title: 'Vielen Dank, {{referee}}',
      text: 'Ihre Empfehlung für {{applicant}} ist angekommen. Sie müssen nichts weiter tun und können diese Seite schließen.',
    },
    DECLINED: {
      title: 'Sie haben abgelehnt',
      text: 'Danke, dass Sie Bescheid gegeben haben. Wegen {{applicant}} hören Sie nicht mehr von uns.',
    },
    EXPIRED: {
      title: 'Die Zeit für diese Empfehlung ist vorbei',
      text: 'Sie konnte nur bis zu dem Tag abgegeben werden, der in unserer E-Mail stand. Wenn Sie noch helfen möchten, sagen Sie es {{applicant}}: Man kann Sie noch einmal nennen.',
    },
    CANCELLED: {
      title: 'Diese Empfehlung wird nicht mehr gebraucht',
      text: '{{applicant}} oder die Gruppe hat die Bitte zu „{{job}}“ beendet. Danke für Ihre Zeit.',
    },
  },
} satisfies Translated<typeof en>
