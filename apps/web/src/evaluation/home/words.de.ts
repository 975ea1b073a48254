import type { Translated } from '../../language/words.ts'
import type en from './words.en.ts'

export default {
  home: {
    title: 'Gruppe',
    lead: 'Was auf Sie wartet und wie es um die Stellen steht.',
    waiting: 'Wartet auf Sie',
    first: 'Ihre Gruppe ist bereit',
    firstHint: 'Schreiben Sie die erste Stelle aus und holen Sie alle dazu, die die Bewerbungen mit Ihnen lesen.',
    toPositions: 'Stelle ausschreiben',
    toMembers: 'Mitglieder hinzufügen',
    nothing: 'Nichts wartet auf Sie',
    nothingHint: 'Neue Bewerbungen und alles andere, worum Sie sich kümmern sollten, erscheinen hier.',
    all: 'Alle Bewerbungen ansehen',
    jobs: 'Stellen',
    UNREAD_APPLICATIONS_one: 'ungelesene Bewerbung',
    UNREAD_APPLICATIONS_other: 'ungelesene Bewerbungen',
    APPLICATIONS_TO_RATE_one: 'Bewerbung, die Sie noch nicht bewertet haben',
    APPLICATIONS_TO_RATE_other: 'Bewerbungen, die Sie noch nicht bewertet haben',
    OVERDUE_PROMISES_one: 'überfällige Entscheidung',
    OVERDUE_PROMISES_other: 'überfällige Entscheidungen',
    OPEN_INVITATIONS_one: 'Einladung, die noch nicht angenommen ist',
    OPEN_INVITATIONS_other: 'Einladungen, die noch nicht angenommen sind',
  },
} satisfies Translated<typeof en>
