import type { Translated } from '../language/words.ts'
import type en from './words.en.ts'

export default {
  title: 'Löschsperren',
  lead: 'Solange eine gilt, wird von einer Stelle nichts gelöscht: weder Bewerbungen, E-Mails und Beurteilungen, deren Zeit um ist, noch was Bewerbende gelöscht haben wollen, noch die Stelle selbst.',
  none: 'Keine Löschsperre gilt',
  noneHint: 'Setzen Sie eine für eine Stelle, deren Unterlagen gebraucht werden, zum Beispiel in einem Rechtsstreit.',
  inForce: 'In Kraft',
  ended: 'Beendet',
  columns: { position: 'Stelle', reason: 'Grund', until: 'Bis', made: 'Gesetzt', ended: 'Beendet' },
  by: 'von {{name}}',
  nobody: 'jemandem, der nicht mehr bekannt ist',
  itself: 'der letzte Tag war vorbei',
  noReason: 'Gelöscht mit dem Konto der Person, die ihn angegeben hat.',
  place: 'Löschsperre setzen',
  placeDo: 'Löschsperre setzen',
  placeText:
    'Ab jetzt wird von dieser Stelle nichts gelöscht, bis der letzte Tag vorbei ist. Die Gruppe liest auf der Seite der Stelle, dass es eine Sperre gibt, aber nicht warum. Bewerbende, die ihr Konto löschen wollen, lesen, dass ihre Bewerbung bleibt, und bis wann. Niemand bekommt jetzt eine E-Mail; die Verwaltung bekommt eine zwei Wochen vor dem Ende.',
  position: 'Stelle',
  positionHint: 'Geben Sie einen Teil des Titels ein.',
  nothingFound: 'Keine Stelle gefunden',
  reason: 'Grund',
  reasonHint: 'Nur die Verwaltung kann ihn lesen.',
  until: 'Letzter Tag',
  untilHint: 'Die Sperre endet von selbst, wenn dieser Tag in UTC vorbei ist.',
  placed: 'Die Löschsperre ist gesetzt.',
  change: 'Ändern',
  changeOf: 'Löschsperre für „{{job}}“ ändern',
  changeText:
    'Ein späterer Tag verlängert die Sperre. Niemand bekommt eine E-Mail; das Protokoll sagt, wer sie geändert hat.',
  changed: 'Die Löschsperre ist geändert.',
  end: 'Beenden',
  endOf: 'Löschsperre für „{{job}}“ beenden',
  endTitle: 'Diese Löschsperre beenden?',
  endText:
    'Für „{{job}}“ gelten wieder die üblichen Regeln. Was Bewerbende inzwischen gelöscht haben wollten, wird innerhalb einer Stunde gelöscht. Bewerbende, deren Zeit um ist, bekommen vier Wochen vor der Löschung des Übrigen eine E-Mail. Die Sperre bleibt in dieser Liste.',
  endDo: 'Löschsperre beenden',
  hasEnded: 'Die Löschsperre ist beendet.',
  ending_one: 'Eine Löschsperre endet bald',
  ending_other: '{{count}} Löschsperren enden bald',
  endingOf: '„{{job}}“: bis {{until}}',
  seeAll: 'Zu den Löschsperren',
} satisfies Translated<typeof en>
