import type { Translated } from '../language/words.ts'
import type en from './words.en.ts'

export default {
  title: 'Ihr Gespräch',
  lead: '{{job}} · {{group}}',
  choose: 'Wählen Sie einen Termin',
  move: 'Auf einen anderen Termin verschieben',
  book: 'Buchen',
  moveHere: 'Hierher verschieben',
  there: '{{time}} in {{zone}}',
  online: 'Online',
  late: 'Das Gespräch beginnt in weniger als 24 Stunden und lässt sich hier nicht mehr ändern. Wenn Sie nicht kommen können, schreiben Sie an {{group}}.',
  zone: {
    label: 'Zeiten anzeigen in der Zeitzone',
    hint: 'Die Gruppe ist in {{zone}}.',
    named: 'Zeit in {{zone}}',
  },
  none: {
    title: 'Im Augenblick ist kein Termin frei',
    text: 'Alle Termine sind vergeben, oder das Verfahren ist vorbei. {{group}} kann weitere anbieten; in Ihrer E-Mail steht, wen Sie fragen können.',
  },
  withdrawn: {
    title: 'Diese Einladung gilt nicht mehr',
    text: 'Falls Sie hier eingeladen waren, hat die Gruppe die Einladung zurückgezogen. Ihre Bewerbung zeigt, wie es steht. Falls Sie sich mit einer anderen Adresse als {{email}} beworben haben, melden Sie sich damit an.',
    applications: 'Meine Bewerbungen',
  },
  booked: {
    title: 'Ihr Termin ist gebucht',
    over: 'Das Gespräch hat stattgefunden',
    done: 'Ihr Termin ist gebucht. Wir haben Ihnen dazu eine E-Mail geschickt.',
    with: 'Mit {{names}}',
    until: 'Verschieben oder absagen können Sie bis {{at}}.',
  },
  cancel: {
    button: 'Absagen',
    title: 'Ihr Gespräch absagen?',
    text: '{{group}} erfährt es, und der Termin wird für andere frei. Solange es freie Termine gibt, können Sie einen anderen buchen.',
    confirm: 'Absagen',
    done: 'Ihr Gespräch ist abgesagt.',
  },
  calendar: {
    title: 'In Ihrem Kalender',
    text: 'Abonnieren Sie diese Adresse in Ihrem Kalenderprogramm; dort sehen Sie jedes Gespräch, auch wenn es verschoben wird. Wer die Adresse kennt, sieht Ihre Gespräche: Behalten Sie sie für sich.',
    add: 'In meinen Kalender aufnehmen',
    copy: 'Adresse kopieren',
    copied: 'Kopiert',
    address: 'Geheime Adresse Ihres Kalenders',
    rotate: 'Neue Adresse',
    rotateTitle: 'Ihrem Kalender eine neue Adresse geben?',
    rotateText: 'Die alte gilt dann sofort nicht mehr; nehmen Sie die neue in Ihr Kalenderprogramm auf.',
    rotated: 'Ihr Kalender hat eine neue Adresse.',
  },
} satisfies Translated<typeof en>
