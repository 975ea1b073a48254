/** @import { Words } from './language.js' */

/** @type {Words} */
export const german = {
  title: 'Kompetenzen erkunden',
  lead: 'Sehen, wie die Kompetenzen eines Kurses zusammenhängen und von welchen ein Text handelt.',
  ways: 'Mehr',
  api: 'API',
  language: 'Sprache',
  key: 'API-Schlüssel',
  course: 'Kursnummer',
  open: 'Kurs öffnen',
  offer: 'Kurs {course} ({competencies} Kompetenzen)',
  views: 'Ansichten',
  graph: 'Graph',
  relations: 'Beziehungen',
  competencies: 'Kompetenzen',
  kinds: 'Arten von Beziehungen',
  ranking: 'Wovon handelt ein Text?',
  details: 'Kompetenz',

  needKey: 'Geben Sie einen API-Schlüssel ein. Auf dem eigenen Rechner zeigt ihn der Dienst beim Start.',
  needCourse: 'Eine Kursnummer ist eine ganze Zahl, zum Beispiel 1000.',
  wrongKey:
    'Dieser Schlüssel gilt nicht. Prüfen Sie, ob Zeichen fehlen, oder fragen Sie, wer den Dienst betreibt, nach einem.',
  away: 'Der Dienst antwortet nicht. Prüfen Sie, ob er läuft, und versuchen Sie es noch einmal.',
  failed:
    'Das ist dem Dienst nicht gelungen ({status}). Versuchen Sie es noch einmal; der Grund steht in seinem Protokoll.',
  again: 'Noch einmal',

  welcome: 'Noch nichts geöffnet',
  welcomeNext:
    'Geben Sie oben Ihren Schlüssel und eine Kursnummer ein. Der Schlüssel bleibt in diesem Tab und ist vergessen, wenn Sie ihn schließen.',
  empty: 'Kurs {course} hat noch keine Kompetenzen',
  emptyNext:
    'Lesen Sie eine Datei mit diesem Befehl ein oder speichern Sie Kompetenzen über die API; öffnen Sie den Kurs dann erneut.',
  loading: 'Kurs {course} wird geöffnet …',
  opened: 'Kurs {course} ist geöffnet. Kompetenzen: {competencies}, Beziehungen: {relations}.',
  courseTitle: 'Kurs {course}',

  quoted: '„{title}“',
  types: { REQUIRES: 'Voraussetzung', EXTENDS: 'Aufbauend', MATCHES: 'Ähnlich' },
  meanings: {
    REQUIRES: 'der Pfeil führt von der Voraussetzung zu dem, was sie braucht',
    EXTENDS: 'der Pfeil führt von der Erweiterung zu dem, worauf sie aufbaut',
    MATCHES: 'eine Linie ohne Richtung verbindet ähnliche Kompetenzen',
  },
  sentences: {
    REQUIRES: '{tail} ist Voraussetzung für {head}',
    EXTENDS: '{tail} baut auf {head} auf',
    MATCHES: '{tail} ähnelt {head}',
  },
  roles: {
    requires: 'Setzt voraus',
    enables: 'Ist Voraussetzung für',
    extends: 'Aufbauend auf',
    extended: 'Darauf bauen auf',
    matches: 'Ähnelt',
  },

  graphLabel: 'Graph des Kurses',
  graphHelp:
    'Pfeiltasten gehen von Kompetenz zu Kompetenz, Pos1 und Ende zur ersten und letzten, Eingabe wählt aus, Escape hebt die Auswahl auf. Plus, Minus und Null ändern die Größe. Der Reiter „Beziehungen“ sagt dasselbe als Liste.',
  order: 'Von links nach rechts: was zuerst gelernt wird.',
  orderDown: 'Von oben nach unten: was zuerst gelernt wird.',
  folded: 'Wo der Platz nicht reicht, geht es in der nächsten Reihe oder Spalte weiter, wie in einem Text.',
  alone: 'Ohne Beziehung',
  zoomIn: 'Vergrößern',
  zoomOut: 'Verkleinern',
  fit: 'Einpassen',
  find: 'Kompetenz suchen',
  findNone: 'Kein Titel enthält diesen Text.',
  large: 'Ein großer Kurs: Suchen Sie eine Kompetenz und zeigen Sie nur ihre Umgebung, um in Ruhe zu lesen.',
  around: 'Nur ihre Umgebung zeigen',
  aroundOf: 'Umgebung von {title}',
  steps: 'Schritte',
  all: 'Ganzen Kurs zeigen',
  drawing: 'Der Graph wird gezeichnet …',
  notDrawn:
    'Der Graph lässt sich in diesem Browser nicht zeichnen. Der Reiter „Beziehungen“ enthält dasselbe als Liste.',
  nodeLabel: '{title}, Beziehungen: {count}',
  relationCount: 'Beziehungen: {count}',

  noRelations:
    'Keine Beziehung ist sicher genug für einen Vorschlag. Längere Beschreibungen und gemeinsame Aufgaben geben mehr Anhalt.',
  noneOfType: 'Keine Beziehung der gewählten Arten. Wählen Sie oben weitere.',
  score: 'Sicherheit {score}',
  select: 'Wählen Sie eine Kompetenz im Graphen oder in einer Liste, um sie hier zu lesen.',
  noDescription: 'Keine Beschreibung.',
  noNeighbours: 'Für sie wird keine Beziehung vorgeschlagen.',
  number: 'Nr. {id}',

  text: 'Beschreiben Sie, was jemand können soll',
  textHint: 'Deutsch oder Englisch, wenige Wörter genügen.',
  rankingEmpty: 'Geben Sie einen Text ein und sehen Sie die ähnlichsten Kompetenzen dieses Kurses, die beste zuerst.',
  rankingNone: 'Keine Kompetenz ist ähnlich genug. Sagen Sie es mit anderen oder mehr Wörtern.',
  rankingFound: 'Ähnliche Kompetenzen: {count}, die beste zuerst',
  similarity: 'Ähnlichkeit {score}',
  tooLong: 'Der Text ist zu lang: höchstens 20 000 Zeichen.',

  because: 'Warum',
  signals: {
    likeness: 'die Ähnlichkeit ihrer Texte ist {value}',
    named: '{later} wird anhand von {earlier} beschrieben',
    words: '{later} hat mehr Wörter aus dem Titel von {earlier} als umgekehrt',
    within: 'der Titel von {later} enthält das Thema von {earlier}',
    series: '{later} folgt in einer Reihe auf {earlier}',
    before: '{earlier} wird gewöhnlich vor {later} gelernt',
    together: 'sie haben gemeinsame Aufgaben',
    order: 'Aufgaben zu {later} brauchen öfter {earlier} als umgekehrt',
    practice: 'die Aufgaben zu {later} ähneln {earlier} mehr als umgekehrt',
    link: 'sie wurden einander zugeordnet',
  },
}
