import type { Translated } from '../../language/words.ts'
import type en from './words.en.ts'

export default {
  keys: {
    title: 'Tasten',
    switch: 'Auf den Seiten der Bewerbungen einzelne Tasten als Kürzel verwenden',
    switchHint:
      'Aus, solange Sie es nicht wollen: Spracheingabe oder eine unachtsame Hand drückt leicht eine. Gilt in diesem Browser.',
    line: 'nächste und vorige Zeile',
    openLine: 'Bewerbung öffnen',
    tick: 'Zeile auswählen',
    search: 'suchen',
    help: 'diese Tasten zeigen',
    walk: 'nächste und vorige Bewerbung',
    rate: 'von −2 bis +2 bewerten',
    comment: 'Kommentar schreiben',
    accept: 'annehmen, nach einem Blick auf die E-Mail',
    reject: 'ablehnen, nach einem Blick auf die E-Mail',
    undo: 'letzten Schritt zurücknehmen',
    shortlist: 'in die engere Wahl nehmen',
    sectionBack: 'voriger Teil der Bewerbung',
    sectionNext: 'nächster Teil der Bewerbung',
    leave: 'zurück zur Tabelle',
  },
} satisfies Translated<typeof en>
