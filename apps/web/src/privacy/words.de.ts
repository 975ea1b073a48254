import type { Translated } from '../language/words.ts'
import type en from './words.en.ts'

export default {
  title: 'Meine Daten',
  lead: 'Sie können eine Kopie von allem bekommen, was wir über Sie wissen, und Ihr Konto jederzeit löschen.',
  copy: {
    title: 'Eine Kopie meiner Daten',
    text: 'Eine ZIP-Datei mit Ihrem Profil, Ihren Bewerbungen, Ihren Dokumenten und den E-Mails, die wir Ihnen geschickt haben. Was andere vertraulich geschrieben haben, ist nicht darin.',
    ask: 'Kopie anfordern',
    ready: 'Ihre Kopie liegt bereit.',
    download: 'Meine Kopie herunterladen',
    until: 'Angefordert am {{asked}}, verfügbar bis {{until}}',
    file: 'meine-daten.zip',
  },
  erase: {
    title: 'Mein Konto löschen',
    text: 'Das geschieht dann sofort:',
    means: {
      drafts: 'Entwürfe von Bewerbungen werden gelöscht.',
      withdrawn:
        'Laufende Bewerbungen werden zurückgezogen; Gespräche werden abgesagt, und niemand muss mehr eine Empfehlung schreiben.',
      kept: 'Von abgesandten Bewerbungen bleiben nur Status, Datum und Zahlen, ohne Ihren Namen.',
      files: 'Ihr Profil, Ihre Dokumente und was Sie geschrieben haben, werden gelöscht.',
      held: 'Ihre Bewerbung auf „{{job}}“ bleibt wegen einer Löschsperre bis {{until}}, wie sie ist: Die Universität braucht sie vielleicht als Beleg, zum Beispiel in einem Rechtsstreit. Sie wird gelöscht, wenn die Sperre endet; dieser Tag kann sich ändern.',
      final: 'Das lässt sich nicht rückgängig machen. Sie können sich später als neue Person wieder anmelden.',
    },
    button: 'Mein Konto löschen …',
    confirmTitle: 'Ihr Konto endgültig löschen?',
    confirmText: 'Alles Genannte geschieht sofort und lässt sich nicht rückgängig machen.',
    type: 'Zur Bestätigung {{email}} eintippen',
    confirm: 'Konto löschen',
    last: {
      title: 'Zuerst braucht es eine Nachfolge',
      text: 'Sie sind die letzte Professorin oder der letzte Professor einer Forschungsgruppe oder die letzte Person in der Verwaltung. Bestimmen Sie unter den Mitgliedern oder Personen eine Nachfolge und kommen Sie dann zurück.',
    },
  },
} satisfies Translated<typeof en>
