import type words from './words.en.ts'

export default {
  title: 'Befangenheit',
  one: 'Befangenheit',
  lead: 'Mitglieder, die eine Bewerbung nicht mit beurteilen dürfen. Für diese Mitglieder gibt es die Bewerbung nicht: Sie steht in keiner ihrer Listen, Zahlen und Kalender, und sie bekommen keine E-Mail darüber.',
  none: 'Niemand hat sich für befangen erklärt.',
  noneHint:
    'Mitglieder erklären sich neben der Bewerbung für befangen. Dort können Sie auch ein anderes Mitglied für befangen erklären.',
  declare: 'Befangenheit erklären',
  declareFor: '{{name}} für befangen erklären',
  why: 'Sind Sie mit der Person verwandt, haben Sie zusammen veröffentlicht, oder gibt es etwas anderes, das Sie befangen machen könnte?',
  likely: {
    REFEREE: 'Sie sind hier als Gutachter oder Gutachterin genannt. Das macht meist befangen.',
    ADDRESS: 'Die Bewerbung hat dieselbe E-Mail-Adresse wie Sie. Das macht meist befangen.',
  },
  whose: 'Wer befangen ist',
  me: 'Ich',
  reason: 'Worin die Befangenheit besteht',
  reasonHint:
    'Lesen kann es, wer das Verfahren leitet: der Vorsitz der Kommission, ohne ihn die Professorinnen und Professoren der Gruppe.',
  mine: 'Danach gibt es diese Bewerbung für Sie nicht mehr. Was Sie bewertet haben, zählt nicht mehr, und Sie führen das Gespräch nicht, falls Sie dafür vorgesehen waren. Aufheben kann das nur jemand anderes, der das Verfahren leitet.',
  others:
    'Danach gibt es diese Bewerbung für {{name}} nicht mehr, auch nicht in E-Mails. Was {{name}} bewertet hat, zählt nicht mehr, und {{name}} führt das Gespräch nicht, falls das vorgesehen war. Sie können das aufheben.',
  declaredMine: 'Ihre Befangenheit ist festgehalten.',
  declaredOther: 'Die Befangenheit von {{name}} ist festgehalten.',
  suggested: 'Wahrscheinlich befangen',
  suggestedBecause: {
    REFEREE: '{{member}} ist in der Bewerbung von {{applicant}} für ein Gutachten genannt.',
    ADDRESS: '{{member}} hat dieselbe E-Mail-Adresse wie {{applicant}}.',
  },
  hold: 'Erklärt',
  lifted: 'Aufgehoben',
  who: '{{member}} sieht die Bewerbung von {{applicant}} nicht.',
  whoAgain: '{{member}} sollte die Bewerbung von {{applicant}} nicht sehen.',
  nobody: 'einer Person, deren Daten gelöscht sind',
  someone: 'Jemand, dessen Daten gelöscht sind,',
  declaredSelf: 'Erklärt von {{name}}, {{when}}',
  declaredBy: 'Erklärt von {{name}} für {{member}}, {{when}}',
  liftedBy: 'Aufgehoben von {{name}}, {{when}}',
  lift: 'Aufheben',
  liftTitle: 'Diese Befangenheit aufheben?',
  liftText:
    '{{member}} sieht die Bewerbung von {{applicant}} wieder, und eine frühere Bewertung von {{member}} zählt wieder.',
  liftDone: '{{member}} sieht die Bewerbung wieder.',
} satisfies typeof words
