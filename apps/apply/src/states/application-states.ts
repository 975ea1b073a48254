import { type RawBuilder, sql } from 'kysely'

/**
 * What an application can be. A draft does not exist for the group; one that is underway waits for a decision; the
 * procedure of one that has ended is over; a read one was opened by the group.
 */
type Kind = 'draft' | 'underway' | 'read' | 'ended'

/** The steps of the applicant's timeline. */
type Stage = 'started' | 'sent' | 'review' | 'interview' | 'decision' | 'accepted' | 'rejected' | 'withdrawn' | 'closed'

type Words = {
  /** For applicants. */
  readonly name: string
  /** What the group and administrators call it, if that is another name. */
  readonly forStaff?: string
  /** In a sentence of the trail. */
  readonly inTrail: string
  /** What the applicant reads about what happens next. */
  readonly next: string
}

type State = {
  readonly is: readonly Kind[]
  readonly stages: { readonly done: readonly Stage[]; readonly now: Stage; readonly ahead: readonly Stage[] }
  readonly words: { readonly en: Words; readonly de: Words }
}

/** The states of an application in the order of the procedure. `applicationSteps` says which follows which. */
export const describedApplicationStates = {
  SAVED: {
    is: ['draft'],
    stages: { done: [], now: 'started', ahead: ['sent', 'review', 'decision'] },
    words: {
      en: { name: 'Draft', inTrail: 'not sent', next: 'Finish it and send it; the position is still open.' },
      de: {
        name: 'Entwurf',
        inTrail: 'nicht abgesandt',
        next: 'Stellen Sie die Bewerbung fertig und senden Sie sie ab; die Stelle ist noch offen.',
      },
    },
  },
  SENT: {
    is: ['underway'],
    stages: { done: ['started'], now: 'sent', ahead: ['review', 'decision'] },
    words: {
      en: { name: 'Sent', forStaff: 'New', inTrail: 'sent', next: 'The group will read your application.' },
      de: {
        name: 'Abgesandt',
        forStaff: 'Neu',
        inTrail: 'abgesandt',
        next: 'Die Gruppe wird Ihre Bewerbung lesen.',
      },
    },
  },
  IN_REVIEW: {
    is: ['underway', 'read'],
    stages: { done: ['started', 'sent'], now: 'review', ahead: ['decision'] },
    words: {
      en: { name: 'In review', inTrail: 'in review', next: 'The group is reading your application.' },
      de: { name: 'In Prüfung', inTrail: 'in Prüfung', next: 'Die Gruppe liest Ihre Bewerbung.' },
    },
  },
  INTERVIEW: {
    is: ['underway', 'read'],
    stages: { done: ['started', 'sent', 'review'], now: 'interview', ahead: ['decision'] },
    words: {
      en: {
        name: 'Interview',
        inTrail: 'interview',
        next: 'The group would like to meet you. It sends you an e-mail with a time, or with a link to choose one yourself.',
      },
      de: {
        name: 'Gespräch',
        inTrail: 'Gespräch',
        next: 'Die Gruppe möchte Sie kennenlernen. Sie schickt Ihnen eine E-Mail mit einem Termin oder mit einem Link, über den Sie selbst einen wählen.',
      },
    },
  },
  ACCEPTED: {
    is: ['read', 'ended'],
    stages: { done: ['started', 'sent', 'review'], now: 'accepted', ahead: [] },
    words: {
      en: {
        name: 'Accepted',
        inTrail: 'accepted',
        next: 'Congratulations! The group will get in touch with you about the contract.',
      },
      de: {
        name: 'Angenommen',
        inTrail: 'angenommen',
        next: 'Herzlichen Glückwunsch! Die Gruppe meldet sich bei Ihnen wegen des Vertrags.',
      },
    },
  },
  REJECTED: {
    is: ['read', 'ended'],
    stages: { done: ['started', 'sent', 'review'], now: 'rejected', ahead: [] },
    words: {
      en: {
        name: 'Declined',
        forStaff: 'Rejected',
        inTrail: 'rejected',
        next: 'The group has decided otherwise. Thank you for applying.',
      },
      de: {
        name: 'Abgelehnt',
        inTrail: 'abgelehnt',
        next: 'Die Gruppe hat sich anders entschieden. Danke für Ihre Bewerbung.',
      },
    },
  },
  WITHDRAWN: {
    is: ['ended'],
    stages: { done: ['started', 'sent'], now: 'withdrawn', ahead: [] },
    words: {
      en: { name: 'Withdrawn', inTrail: 'withdrawn', next: 'You withdrew this application.' },
      de: { name: 'Zurückgezogen', inTrail: 'zurückgezogen', next: 'Sie haben diese Bewerbung zurückgezogen.' },
    },
  },
  JOB_CLOSED: {
    is: ['ended'],
    stages: { done: ['started', 'sent'], now: 'closed', ahead: [] },
    words: {
      en: {
        name: 'Position closed',
        inTrail: 'position closed',
        next: 'The group closed the position without a decision.',
      },
      de: {
        name: 'Stelle geschlossen',
        inTrail: 'Stelle geschlossen',
        next: 'Die Gruppe hat die Stelle ohne Entscheidung geschlossen.',
      },
    },
  },
  JOB_CLOSED_DRAFT: {
    is: ['draft', 'ended'],
    stages: { done: ['started'], now: 'closed', ahead: [] },
    words: {
      en: {
        name: 'Position closed, never sent',
        inTrail: 'position closed, never sent',
        next: 'The position closed before you sent this. Nobody but you has read it. You can copy what you need and delete the draft.',
      },
      de: {
        name: 'Stelle geschlossen, nie abgesandt',
        inTrail: 'Stelle geschlossen, nie abgesandt',
        next: 'Die Stelle wurde geschlossen, bevor Sie dies abgesandt haben. Niemand außer Ihnen hat es gelesen. Sie können kopieren, was Sie brauchen, und den Entwurf löschen.',
      },
    },
  },
} as const satisfies Readonly<Record<string, State>>

export type ApplicationState = keyof typeof describedApplicationStates

const described: Readonly<Record<ApplicationState, State>> = describedApplicationStates
export const applicationStates = Object.keys(described) as readonly ApplicationState[]

/** What the group and administrators read. */
export const stateForStaff = (state: ApplicationState, language: keyof State['words']): string => {
  const { forStaff, name } = described[state].words[language]
  return forStaff ?? name
}

const thatAre = (kind: Kind): readonly ApplicationState[] =>
  applicationStates.filter(state => described[state].is.includes(kind))

export const drafts = thatAre('draft')
/** The states in which it exists for its group. */
export const sentStates = applicationStates.filter(state => !drafts.includes(state))
export const underway = thatAre('underway')
export const readStates = thatAre('read')
export const ended = thatAre('ended')

/** Whether the row of `application` is no draft; the database keeps both in step, and its indexes know this form. */
export const isSent = (application: string): RawBuilder<boolean> =>
  sql<boolean>`${sql.ref(`${application}.submitted_at`)} is not null`
