import type { Translated } from '../language/words.ts'
import type en from './words.en.ts'

export default {
  title: 'Bewertungen im Vergleich',
  back: 'Bewerbungen auf diese Stelle',
  model:
    'Das bereinigte Mittel schätzt, welches Mittel eine Bewerbung hätte, wenn alle gleich streng wären: Jede Bewertung gilt als das, was die Bewerbung wert ist, weniger die Strenge der Person, die sie bewertet. Es entscheidet nichts, und das einfache Mittel bleibt daneben stehen.',
  by: { title: 'Vergleichen', weightedAverage: 'Nach Kriterien gewichtet', average: 'Gesamtbewertung' },
  unseen_one: '{{count}} Bewerbung fehlt hier, weil Sie sie noch nicht bewertet haben.',
  unseen_other: '{{count}} Bewerbungen fehlen hier, weil Sie sie noch nicht bewertet haben.',
  none: 'Noch nichts zu vergleichen',
  noneHint:
    'Sobald jemand Bewerbungen auf diese Stelle bewertet hat, sehen Sie hier, wie sich die Bewertungen unterscheiden.',
  nobody: 'Daten gelöscht',
  hindrance: {
    title: 'Für bereinigte Mittel reicht es noch nicht',
    TOO_FEW_READERS: 'Bisher hat nur ein Mitglied bewertet.',
    TOO_FEW_RATINGS:
      'Jedes Mitglied, das bewertet, braucht mindestens {{fewest}} Bewertungen. Noch weniger haben: {{readers}}.',
    APART:
      'Diese haben keine Bewerbung gemeinsam bewertet, auch nicht über andere: {{parts}}. Eine Bewerbung, die beide Seiten bewerten, genügt.',
  },
  severity: {
    title: 'Wer wie streng ist',
    lead: 'Wie weit die Bewertungen einer Person bei denselben Bewerbungen unter dem Durchschnitt aller liegen.',
    picture: 'Wie streng jedes Mitglied ist. Die Tabelle darunter sagt dasselbe in Zahlen.',
    table: 'Mitglieder, die strengsten zuerst',
    milder: 'milder',
    stricter: 'strenger',
  },
  disagreement: {
    title: 'Wo die Meinungen auseinandergehen',
    lead: 'Jeder Punkt ist eine Bewertung. Die Bewerbung, deren Bewertungen am weitesten auseinanderliegen, steht zuerst.',
    picture: 'Die Bewertungen jeder Bewerbung. Die Tabelle darunter sagt dasselbe in Zahlen.',
    table: 'Bewerbungen, die umstrittensten zuerst',
  },
  legend: { dot: 'Bewertung', mean: 'Mittel', adjusted: 'Bereinigtes Mittel' },
  column: {
    reader: 'Mitglied',
    count: 'Bewertungen',
    severity: 'Strenge',
    part: 'Verbunden als',
    application: 'Bewerbung',
    ratings: 'Bewertungen',
    weightedAverage: 'Gewichtetes Mittel',
    average: 'Mittel',
    adjusted: 'Bereinigtes Mittel',
    spread: 'Abstand',
  },
  disputed: 'Umstritten',
  all_one: '{{count}} Bewerbung zeigen',
  all_other: 'Alle {{count}} Bewerbungen zeigen',
} satisfies Translated<typeof en>
