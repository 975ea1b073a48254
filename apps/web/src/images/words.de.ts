import type { Translated } from '../language/words.ts'
import type en from './words.en.ts'

export default {
  group: {
    title: 'Banner der Gruppe',
    lead: 'Bilder für den Kopf Ihrer Ausschreibungen. Sie werden viermal so breit wie hoch gezeigt.',
    none: 'Es gibt noch keine Banner',
    noneHint: 'Laden Sie eines hoch und wählen Sie es dann in einer Stelle aus.',
    defaults: 'Standardbanner',
    defaultsHint:
      'Für alle Gruppen oder alle Gruppen Ihres Departments. Ausschreibungen ohne eigenes Banner zeigen eines davon.',
    noDefaults: 'Im Augenblick gibt es keine.',
  },
  default: {
    title: 'Standardbanner',
    lead: 'Ausschreibungen ohne eigenes Banner zeigen eines von diesen: eines ihres Departments oder eines für alle.',
    for: 'Für wen ein neues gilt',
    everyone: 'Für alle',
    one: 'Ein Department',
    none: 'Es gibt noch keine Standardbanner',
    noneHint: 'Laden Sie eines hoch, für alle oder für ein Department.',
  },
  card: {
    name: 'Banner vom {{date}}',
    size: '{{width}} × {{height}} Pixel',
    mine: 'von mir',
    inUse: 'In Gebrauch',
  },
  upload: {
    choose: 'Bild hochladen',
    hint: 'JPEG, PNG oder WebP, höchstens 5 MB und 4096 × 4096 Pixel. Sie können es auch hierher ziehen.',
    progress: 'Hochladen von {{name}}',
    checking: 'Wird vorbereitet …',
    done: 'Das Banner ist hochgeladen.',
    fault: {
      FORMAT: 'das ist kein JPEG-, PNG- oder WebP-Bild.',
      BROKEN: 'dieses Bild ist beschädigt. Speichern Sie es neu und versuchen Sie es noch einmal.',
      NOT_ONLY_A_PICTURE:
        'in dieser Datei ist noch etwas anderes. Speichern Sie das Bild neu und versuchen Sie es noch einmal.',
      TOO_MANY_PIXELS:
        'dieses Bild hat mehr als 4096 × 4096 Pixel. Verkleinern Sie es und versuchen Sie es noch einmal.',
      TOO_LARGE: 'diese Datei ist größer als 5 MB. Verkleinern Sie sie und versuchen Sie es noch einmal.',
      LIMIT_REACHED: 'es gibt schon 200 Banner. Löschen Sie zuerst eines.',
    },
  },
  delete: {
    named: 'Löschen: {{name}}',
    title: 'Dieses Banner löschen?',
    text: 'Das lässt sich nicht rückgängig machen.',
    inUse:
      'Ausschreibungen zeigen dieses Banner. Löschen Sie es, zeigen sie wieder ein Standardbanner. Das lässt sich nicht rückgängig machen.',
    anyway: 'Trotzdem löschen',
    done: 'Das Banner ist gelöscht.',
  },
  picker: {
    heading: 'Banner',
    hint: 'Das Bild im Kopf der Ausschreibung.',
    title: 'Banner wählen',
    choose: 'Banner wählen',
    chosen: 'Das gewählte Banner',
    usesDefault: 'Kein eigenes: Die Ausschreibung zeigt ein Standardbanner, wenn es eines gibt.',
    remove: 'Standard verwenden',
    none: 'Es gibt noch keine Banner. Laden Sie eines hoch.',
  },
} satisfies Translated<typeof en>
