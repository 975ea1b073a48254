import type { Translated } from '../../language/words.ts'
import type en from './words.en.ts'

export default {
  unreadAgain: '{{name}} ist als ungelesen markiert.',
  step: {
    accept: 'Annehmen',
    reject: 'Ablehnen',
    shortlist: 'Engere Wahl',
    unread: 'Als ungelesen markieren',
    interviews: 'Gespräche zu dieser Stelle',
  },
  opening: {
    known:
      'Mit dem Öffnen hat die Prüfung begonnen. {{name}} sieht das ab {{time}}; bis dahin können Sie die Bewerbung als ungelesen markieren.',
    final:
      'Noch ungelesen. Sobald Sie die Prüfung beginnen, sieht {{name}} das sofort, und es lässt sich nicht zurücknehmen: Ihre Gruppe hat keine Bedenkzeit für E-Mails eingestellt.',
    begin: 'Prüfung beginnen',
  },
  listed: {
    untold: 'In der engeren Wahl. Davon erfährt die Person erst, wenn Sie sie einladen.',
    takeOff: 'Aus der engeren Wahl nehmen',
  },
  reason: {
    FAILED_REQUIREMENTS: 'Anforderungen nicht erfüllt',
    JOB_FILLED: 'Stelle ist besetzt',
    JOB_OUTDATED: 'Stelle wird nicht mehr angeboten',
    OTHER_REASON: 'Anderer Grund',
  },
  decide: {
    ACCEPTED: '{{name}} annehmen',
    REJECTED: '{{name}} ablehnen',
    reason: 'Grund',
    reasonHint: 'Er bestimmt, welche E-Mail gesendet wird.',
    choose: 'Bitte wählen',
    reasonMissing: 'Wählen Sie einen Grund: Er bestimmt, was die Person liest.',
    message: 'Persönliche Nachricht',
    messageHint: 'Steht in der E-Mail. Sie können sie leer lassen.',
    justification: 'Begründung',
    justificationHint: 'Für die Akten Ihrer Gruppe. Die Person liest sie nie.',
    justificationMissing: 'Über Personen in der engeren Wahl wird nicht ohne Begründung entschieden.',
    notify: 'E-Mail senden',
    closeJob: 'Die Stelle ist damit besetzt',
    closeJobHint_zero: 'Sie gilt als besetzt, sobald die Person davon erfährt. Sonst ist niemand mehr im Verfahren.',
    closeJobHint_one:
      'Sie gilt als besetzt, sobald die Person davon erfährt. Dann bekommt die eine Person, die noch im Verfahren ist, eine Absage per E-Mail.',
    closeJobHint_other:
      'Sie gilt als besetzt, sobald die Person davon erfährt. Dann bekommen die {{count}} anderen, die noch im Verfahren sind, eine Absage per E-Mail.',
    alsoTold: 'Außerdem bekommen deswegen eine E-Mail:',
    nobodyElse: 'Sonst bekommt deswegen niemand eine E-Mail.',
    quietInterview: 'Das gebuchte Gespräch wird ohne E-Mail abgesagt: Bitte sagen Sie der Person selbst Bescheid.',
    until_one: 'Nach außen wirkt es erst eine Minute nach Ihrer Bestätigung. Bis dahin können Sie es zurücknehmen.',
    until_other:
      'Nach außen wirkt es erst {{count}} Minuten nach Ihrer Bestätigung. Bis dahin können Sie es zurücknehmen.',
    atOnce:
      'Es gilt sofort und lässt sich nicht zurücknehmen: Ihre Gruppe hat für E-Mails keine Bedenkzeit eingestellt.',
    accept_one: 'Annehmen',
    accept_other: '{{count}} annehmen',
    reject_one: 'Ablehnen',
    reject_other: '{{count}} ablehnen',
  },
  letter: {
    none: 'Die Person bekommt keine E-Mail: weder zur Entscheidung noch zu einem Gespräch, das dadurch abgesagt wird.',
    needsReason: 'Wählen Sie einen Grund, um die E-Mail zu sehen.',
    noAddress: 'Es gibt keine E-Mail-Adresse. Die Entscheidung wird ohne E-Mail getroffen.',
    others_one: 'Das ist die E-Mail an {{name}}. Eine weitere Person bekommt die gleiche zu ihrer Bewerbung.',
    others_other: 'Das ist die E-Mail an {{name}}. {{count}} weitere Personen bekommen die gleiche zu ihrer Bewerbung.',
  },
  undo: {
    ACCEPTED: '{{name}} ist angenommen.',
    REJECTED: '{{name}} ist abgelehnt.',
    SHORTLISTED: '{{name}} ist in der engeren Wahl.',
    knownIn: 'Die Person erfährt davon in',
    untold: 'Davon erfährt die Person erst, wenn Sie sie einladen.',
    fillsJob: 'Dann gilt auch die Stelle als besetzt.',
    takeBack: 'Zurücknehmen',
    byOthers:
      'Bis dahin können es zurücknehmen: wer entschieden hat und alle Professorinnen und Professoren der Gruppe.',
    dismiss: 'Hinweis schließen',
    done: 'Die Entscheidung über {{name}} ist zurückgenommen. Niemand hat davon erfahren.',
    unlisted: '{{name}} ist nicht mehr in der engeren Wahl.',
  },
  review: {
    ACCEPTED: 'Angenommen von {{name}}',
    REJECTED: 'Abgelehnt von {{name}}',
    byNobody: { ACCEPTED: 'Angenommen', REJECTED: 'Abgelehnt' },
    reconsidered: 'zurückgenommen',
    letter: {
      WAITING: 'E-Mail wartet',
      SENDING: 'E-Mail wird gesendet',
      DELAYED: 'E-Mail verzögert sich',
      SENT: 'E-Mail ist gesendet',
      DEAD: 'E-Mail war nicht zustellbar',
      TAKEN_BACK: 'E-Mail wurde zurückgehalten',
      UNCONFIRMED: 'E-Mail ist vielleicht angekommen',
      NONE: 'ohne E-Mail',
    },
  },
} satisfies Translated<typeof en>
