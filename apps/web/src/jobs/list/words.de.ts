import type { Translated } from '../../language/words.ts'
import type en from './words.en.ts'

export default {
  list: {
    title: 'Offene Stellen',
    lead: 'Jede Stelle ist von der Gruppe ausgeschrieben, mit der Sie arbeiten würden.',
    search: 'Stellen durchsuchen',
    searchHint: 'Thema, Gruppe, Professur',
    clearSearch: 'Suche leeren',
    filters: 'Eingrenzen',
    clear: 'Alle aufheben',
    clearAll: 'Alle Stellen zeigen',
    found_one: '{{formatted}} Stelle',
    found_other: '{{formatted}} Stellen',
    results: 'Ergebnisse',
    sort: 'Sortieren nach',
    relevance: 'Beste Treffer zuerst',
    newest: 'Neueste zuerst',
    sorts: {
      '-publishedAt': 'Neueste zuerst',
      applicationDeadline: 'Früheste Frist zuerst',
      startDate: 'Frühester Beginn zuerst',
      title: 'Nach Titel',
    },
    facets: {
      subjectArea: 'Fachgebiet',
      location: 'Ort',
      fundingType: 'Finanzierung',
      researchGroupId: 'Forschungsgruppe',
      professorId: 'Professur',
    },
    more: '{{count}} weitere',
    fewer: 'Weniger',
    nothing: 'Keine Stelle passt zu Ihrer Suche',
    nothingHint: 'Versuchen Sie es mit weniger Wörtern oder entfernen Sie einen Filter.',
    none: 'Im Augenblick gibt es keine offenen Stellen',
    noneHint: 'Neue erscheinen hier, sobald eine Gruppe sie veröffentlicht.',
  },
} satisfies Translated<typeof en>
