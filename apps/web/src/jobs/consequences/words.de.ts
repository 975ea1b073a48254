import type { Translated } from '../../language/words.ts'
import type en from './words.en.ts'

export default {
  foresee: {
    publish: {
      title: 'Diese Stelle veröffentlichen?',
      text: 'Alle können sie lesen; sie erscheint in der Liste, in den Feeds und in Suchmaschinen.',
      do: 'Veröffentlichen',
    },
    publishChanges: {
      title: 'Die Änderungen veröffentlichen?',
      text: 'Wer die Stelle öffnet, liest den neuen Text. Wer sich schon beworben hat, behält den Text, der damals galt.',
      do: 'Änderungen veröffentlichen',
    },
    unpublish: {
      title: 'Diese Stelle wieder zum Entwurf machen?',
      text: 'Sie verschwindet aus der öffentlichen Liste. Begonnene Bewerbungen bleiben erhalten und lassen sich fortsetzen, sobald die Stelle wieder veröffentlicht ist.',
      refused_one:
        'Das geht nicht: Eine Person hat sich auf diese Stelle beworben, und sie darf ihr nicht verloren gehen. Sie können aufhören, Bewerbungen anzunehmen; am Ende wird die Stelle geschlossen oder als besetzt vermerkt.',
      refused_other:
        'Das geht nicht: {{count}} Personen haben sich auf diese Stelle beworben, und sie darf ihnen nicht verloren gehen. Sie können aufhören, Bewerbungen anzunehmen; am Ende wird die Stelle geschlossen oder als besetzt vermerkt.',
      do: 'Wieder zum Entwurf machen',
    },
    stop: {
      title: 'Keine Bewerbungen mehr annehmen?',
      text_zero:
        'Niemand kann sich mehr bewerben; offene Bewerbungen gibt es nicht. Sie können jederzeit wieder Bewerbungen annehmen.',
      text_one:
        'Niemand kann sich mehr bewerben; eine offene Bewerbung bleibt, und Sie sichten weiter. Sie können jederzeit wieder Bewerbungen annehmen.',
      text_other:
        'Niemand kann sich mehr bewerben; {{count}} offene Bewerbungen bleiben, und Sie sichten weiter. Sie können jederzeit wieder Bewerbungen annehmen.',
      do: 'Keine Bewerbungen mehr annehmen',
    },
    resume: {
      title: 'Wieder Bewerbungen annehmen?',
      text: 'Die Stelle erscheint bis zu ihrer Frist wieder in der öffentlichen Liste.',
      do: 'Wieder Bewerbungen annehmen',
    },
    close: {
      title: 'Diese Stelle endgültig schließen?',
      text_zero:
        'Das Verfahren endet ohne Auswahl. Offene Bewerbungen gibt es nicht, und Entwürfe lassen sich nicht mehr absenden. Danach ist es endgültig.',
      text_one:
        'Das Verfahren endet ohne Auswahl: Eine offene Bewerbung endet, die Person liest, dass die Stelle geschlossen ist, und Entwürfe lassen sich nicht mehr absenden. Danach ist es endgültig.',
      text_other:
        'Das Verfahren endet ohne Auswahl: {{count}} offene Bewerbungen enden, diese Personen lesen, dass die Stelle geschlossen ist, und Entwürfe lassen sich nicht mehr absenden. Danach ist es endgültig.',
      do: 'Stelle schließen',
    },
    fill: {
      title: 'Ist diese Stelle besetzt?',
      text_zero: 'Offene Bewerbungen gibt es nicht. Danach ist es endgültig.',
      text_one: 'Eine noch offene Bewerbung wird mit der E-Mail unten abgelehnt. Danach ist es endgültig.',
      text_other: '{{count}} noch offene Bewerbungen werden mit der E-Mail unten abgelehnt. Danach ist es endgültig.',
      do: 'Als besetzt vermerken',
    },
    drafts_one:
      'Eine Person hat eine Bewerbung begonnen, aber noch nicht abgesandt. Das geht dann nicht mehr; den Grund liest sie, wenn sie den Entwurf öffnet.',
    drafts_other:
      '{{count}} Personen haben eine Bewerbung begonnen, aber noch nicht abgesandt. Das geht dann nicht mehr; den Grund lesen sie, wenn sie den Entwurf öffnen.',
    nobody: 'Niemand bekommt deswegen eine E-Mail.',
    until_one:
      'Es geschieht am {{at}}. Bis dahin können Sie und Ihre Gruppe es zurücknehmen, und niemand außerhalb bekommt etwas davon mit.',
    until_other:
      'Es geschieht am {{at}}, in {{count}} Minuten. Bis dahin können Sie und Ihre Gruppe es zurücknehmen, und niemand außerhalb bekommt etwas davon mit.',
    atOnce:
      'Es geschieht sofort und lässt sich nicht zurücknehmen: Ihre Gruppe hat für E-Mails keine Bedenkzeit eingestellt.',
    onlyStop: 'Ist nur die Frist vorbei?',
    onlyStopText: 'Dann nehmen Sie keine Bewerbungen mehr an und sichten Sie weiter. Niemand bekommt eine E-Mail.',
    others_one: 'und noch eine Person',
    others_other: 'und {{count}} weitere',
    language: { en: 'auf Englisch, mit Beispielnamen', de: 'auf Deutsch, mit Beispielnamen' },
    readers: {
      NEW_POSITION_one: 'Eine Person, die von solchen Stellen hören möchte, bekommt eine E-Mail',
      NEW_POSITION_other: '{{count}} Personen, die von solchen Stellen hören möchten, bekommen eine E-Mail',
      APPLICATION_JOB_CLOSED_one: 'Eine Bewerberin oder ein Bewerber liest, dass die Stelle geschlossen ist',
      APPLICATION_JOB_CLOSED_other:
        '{{count}} Personen, die sich beworben haben, lesen, dass die Stelle geschlossen ist',
      APPLICATION_REJECTED_JOB_FILLED_one: 'Eine Bewerberin oder ein Bewerber bekommt eine Absage',
      APPLICATION_REJECTED_JOB_FILLED_other: '{{count}} Personen, die sich beworben haben, bekommen eine Absage',
      INTERVIEW_CANCELLED_one: 'Ein Gespräch wird abgesagt',
      INTERVIEW_CANCELLED_other: '{{count}} Gespräche werden abgesagt',
      PANEL_INTERVIEW_CANCELLED_one: 'Eine Person Ihrer Gruppe, die ein Gespräch führen sollte, erfährt von der Absage',
      PANEL_INTERVIEW_CANCELLED_other:
        '{{count}} Personen Ihrer Gruppe, die Gespräche führen sollten, erfahren von der Absage',
      REFERENCE_CANCELLED_one: 'Eine Person erfährt, dass ihr Empfehlungsschreiben nicht mehr gebraucht wird',
      REFERENCE_CANCELLED_other: '{{count}} E-Mails sagen, dass ein Empfehlungsschreiben nicht mehr gebraucht wird',
    },
  },
} satisfies Translated<typeof en>
