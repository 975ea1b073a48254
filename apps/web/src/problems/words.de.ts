import type { Translated } from '../language/words.ts'
import faults from './faults.de.ts'
import type en from './words.en.ts'

export default {
  UNAUTHENTICATED: { title: 'Bitte melden Sie sich an', way: 'Melden Sie sich an und versuchen Sie es noch einmal.' },
  ACCESS_DENIED: {
    title: 'Dazu haben Sie keinen Zugang',
    way: 'Fragen Sie eine Professorin oder einen Professor der Gruppe oder die Verwaltung, wenn Sie Zugang haben sollten.',
  },
  NOT_FOUND: { title: 'Das gibt es hier nicht', way: 'Es wurde vielleicht gelöscht, oder die Adresse stimmt nicht.' },
  VALIDATION_FAILED: {
    title: 'Etwas muss berichtigt werden',
    way: 'Prüfen Sie die markierten Felder und versuchen Sie es noch einmal.',
  },
  STATE_CONFLICT: {
    title: 'Das geht nicht mehr',
    way: 'Es ist nichts geschehen. Vielleicht war jemand schneller: Sehen Sie nach, wie es jetzt steht.',
  },
  VERSION_CONFLICT: {
    title: 'Das wurde inzwischen geändert',
    way: 'Ihr Schritt wurde nicht ausgeführt und nichts veröffentlicht. Sehen Sie nach, wie es jetzt steht, und entscheiden Sie dann noch einmal.',
  },
  TIME_CONFLICT: { title: 'Diese Zeit ist vergeben', way: 'Wählen Sie eine andere.' },
  ALREADY_EXISTS: {
    title: 'Das gibt es schon',
    way: 'Verwenden Sie das Vorhandene oder wählen Sie einen anderen Namen.',
  },
  TOO_LARGE: { title: 'Das ist zu groß', way: 'Schicken Sie weniger oder eine kleinere Datei.' },
  UNSUPPORTED_MEDIA_TYPE: {
    title: 'Diese Art von Datei wird nicht unterstützt',
    way: 'Wählen Sie eine Datei anderer Art.',
  },
  RATE_LIMITED: {
    title: 'Das waren zu viele Anfragen',
    way: 'Warten Sie einen Augenblick und versuchen Sie es noch einmal.',
  },
  AI_UNAVAILABLE: {
    title: 'Die KI ist im Augenblick nicht verfügbar',
    way: 'Schreiben Sie den Text vorerst selbst oder versuchen Sie es später noch einmal.',
  },
  SIGN_IN_UNAVAILABLE: {
    title: 'Die Anmeldung antwortet nicht',
    way: 'Sie bleiben angemeldet. Versuchen Sie es gleich noch einmal.',
  },
  OFFLINE: { title: 'Keine Verbindung', way: 'Prüfen Sie Ihr Netz. Was Sie geschrieben haben, bleibt erhalten.' },
  INTERNAL: {
    title: 'Da ist uns ein Fehler unterlaufen',
    way: 'Versuchen Sie es später noch einmal. Passiert es wieder, melden Sie es mit dieser Nummer.',
  },
  IN_USE: { title: 'Das wird noch verwendet', way: 'Ändern oder entfernen Sie zuerst, was es verwendet.' },
  STEP_WAITING: {
    title: 'Ein anderer Schritt wartet schon',
    way: 'Warten Sie, bis er ausgeführt ist, oder nehmen Sie ihn zuerst zurück.',
  },
  BUSY: {
    title: 'Gerade ist sehr viel los',
    way: 'Warten Sie einen Augenblick und versuchen Sie es noch einmal.',
  },
  UNAVAILABLE: {
    title: 'Das ist gerade nicht verfügbar',
    way: 'Der Dienst erreicht seine Daten im Augenblick nicht. Versuchen Sie es gleich noch einmal.',
  },
  STORAGE_UNAVAILABLE: {
    title: 'Dateien lassen sich gerade nicht speichern oder öffnen',
    way: 'Versuchen Sie es in einigen Minuten noch einmal. Was Sie schon hochgeladen haben, ist sicher.',
  },
  RANGE_NOT_SATISFIABLE: {
    title: 'Die Datei endet vor dieser Stelle',
    way: 'Laden Sie die Seite neu und öffnen Sie die Datei noch einmal.',
  },
  faults,
  LIMIT_REACHED: {
    title: 'Mehr ist nicht möglich',
    way: 'Schließen Sie eines ab oder entfernen Sie eines, bevor Sie ein weiteres anlegen.',
  },
  IDEMPOTENCY_KEY_REUSED: {
    title: 'Das wurde schon einmal gesendet',
    way: 'Laden Sie die Seite neu und sehen Sie nach, ob es erledigt ist.',
  },
} satisfies Translated<typeof en>
