import type { Fact } from '@kolleg/lifecycle'

const kept = ['create', 'edit', 'delete'] as const

/** Recorded actions besides the steps of lifecycles: those that do not change a state. */
export const deeds = {
  person: [
    'create',
    'edit',
    'joinIdentity',
    'followAddress',
    'loseAddress',
    'nameAdmin',
    'dismissAdmin',
    'exportData',
    'erase',
  ],
  profile: ['edit'],
  subscriptions: ['edit'],
  notifications: ['edit'],
  calendarFeed: ['rotate'],
  membership: ['add', 'join', 'changeRole', 'remove', 'leave'],
  invitation: ['invite', 'withdraw', 'expire'],
  school: kept,
  department: kept,
  catalogueEntry: kept,
  emailTemplate: kept,
  image: ['add', 'delete'],
  document: ['add', 'edit', 'delete'],
  application: ['anonymise'],
  retention: ['run'],
  rating: ['rate', 'rateAgain', 'unrate'],
  comment: ['write', 'edit', 'delete'],
  recusal: ['declare', 'lift'],
  committee: ['create', 'edit'],
  legalHold: ['place', 'change', 'end', 'expire'],
  ranking: ['order'],
  readings: ['deal', 'name'],
  interviewProcess: ['open', 'makeSlots'],
  interviewee: ['add', 'invite', 'assess', 'remove'],
} as const

type Deeds = typeof deeds
type Done = {
  readonly [Of in keyof Deeds]: { readonly object: Of; readonly action: Deeds[Of][number] }
}[keyof Deeds]

export type Deed = Done & Pick<Fact, 'objectId' | 'by'> & Partial<Pick<Fact, 'at' | 'from' | 'to'>>

/** Actions on everything that is simply created, edited and deleted. */
export type Keeping = (typeof kept)[number]
