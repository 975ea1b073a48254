import type words from './words.en.ts'

export default {
  title: 'Kommission',
  applications_one: '{{count}} Bewerbung.',
  applications_other: '{{count}} Bewerbungen.',
  applications_zero: 'Noch keine Bewerbung.',
  shutOutMe: 'Sie haben keinen Sitz und sehen sie deshalb nicht.',
  who: 'Wer die Bewerbungen sieht und beurteilt',
  group: 'Die Gruppe',
  groupHint: 'Alle Mitglieder der Gruppe sehen und beurteilen die Bewerbungen. Sitze sagen nur, wer leitet.',
  committee: 'Nur die Kommission',
  committeeHint:
    'Nur wer einen Sitz hat, sieht die Bewerbungen. Andere Mitglieder sehen, wie viele es sind. E-Mails über neue Bewerbungen gehen an den Vorsitz.',
  member: 'Mitglied',
  seat: 'Sitz',
  seatOf: 'Sitz von {{name}}',
  kind: { NONE: 'Kein Sitz', CHAIR: 'Vorsitz', READER: 'Liest mit' },
  left: 'Nicht mehr in der Gruppe: Der Sitz zählt nicht.',
  someone: 'Jemand ohne Namen',
  noChair: 'Eine Kommission, die allein urteilt, braucht einen Vorsitz.',
  saved: 'Die Kommission ist gespeichert.',
  discard: 'Verwerfen',
  old: 'Jemand anderes hat die Kommission inzwischen geändert. Ihre Änderungen sind nicht gespeichert.',
  takeTheirs: 'Neuen Stand zeigen',
  shutOutTitle: 'Bewerbungen vor Mitgliedern verbergen?',
  shutOut_one:
    '{{names}} sieht die Bewerbungen dann nicht mehr, verlässt die kommenden Gespräche und bekommt keine E-Mails dazu. Abgegebene Bewertungen zählen weiter. Mit einem Sitz machen Sie das rückgängig.',
  shutOut_other:
    '{{names}} sehen die Bewerbungen dann nicht mehr, verlassen die kommenden Gespräche und bekommen keine E-Mails dazu. Abgegebene Bewertungen zählen weiter. Mit Sitzen machen Sie das rückgängig.',
} satisfies typeof words
