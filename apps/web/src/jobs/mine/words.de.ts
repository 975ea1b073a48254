import type { Translated } from '../../language/words.ts'
import type en from './words.en.ts'

export default {
  mine: {
    title: 'Stellen',
    lead: 'Alle Stellen Ihrer Gruppe, unabhängig vom Status.',
    new: 'Neue Stelle',
    begin: 'Entwurf beginnen',
    titleHint:
      'So werden ihn alle lesen. Sie können ihn später ändern; bis Sie die Stelle veröffentlichen, sieht sie nur Ihre Gruppe.',
    newTitle: 'Stelle ohne Titel',
    search: 'Nach Titel suchen',
    state: 'Status',
    all: 'Jeder Status',
    columns: { title: 'Titel', state: 'Status', applications: 'Bewerbungen', deadline: 'Frist', changed: 'Geändert' },
    applications_one: '{{count}} Bewerbung',
    applications_other: '{{count}} Bewerbungen',
    pending: 'Änderungen noch nicht öffentlich',
    unread_one: '{{count}} ungelesen',
    unread_other: '{{count}} ungelesen',
    none: 'Es gibt noch keine Stellen',
    noneHint: 'Beginnen Sie die erste. Sie bleibt ein Entwurf, den nur Ihre Gruppe sieht, bis Sie sie veröffentlichen.',
    nothing: 'Keine Stelle gefunden',
    nothingHint: 'Versuchen Sie ein anderes Wort oder einen anderen Status.',
  },
} satisfies Translated<typeof en>
