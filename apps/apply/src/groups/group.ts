import { lifecycle } from '@kolleg/lifecycle'
import type { GroupState } from '../states/group-states.ts'
import type { Language } from '../text/language.ts'

export { type GroupState, groupStates } from '../states/group-states.ts'

/** What a group states about itself and how it works. */
export type GroupData = {
  readonly name: string
  readonly abbreviation: string
  readonly head: string
  readonly email: string
  readonly website: string
  /** HTML */
  readonly description: string
  readonly street: string
  readonly postalCode: string
  readonly city: string
  readonly departmentId: string | null
  readonly timezone: string
  readonly defaultLanguage: Language
  /** How long decision letters wait and can be taken back. */
  readonly letterGraceMinutes: number
  /** Ratings by others stay hidden until one has rated. */
  readonly independentRatings: boolean
}

export type Group = GroupData & {
  readonly researchGroupId: string
  readonly state: GroupState
  /** The requester, who becomes its PROFESSOR on activation; null from then on. */
  readonly requestedBy: string | null
  readonly denialReason: string | null
  readonly version: number
  readonly createdAt: Date
  readonly updatedAt: Date
}

/** Only a request is denied, not a group that was active. */
export const isRequest = ({ requestedBy }: Pick<Group, 'requestedBy'>): boolean => requestedBy !== null

export const groupSteps = lifecycle<Pick<Group, 'researchGroupId' | 'state'>>({
  of: 'researchGroup',
  id: 'researchGroupId',
})({
  request: { from: null, to: 'DRAFT' },
  create: { from: null, to: 'ACTIVE' },
  edit: { in: ['DRAFT', 'ACTIVE', 'DENIED'] },
  activate: { from: ['DRAFT', 'DENIED'], to: 'ACTIVE' },
  deny: { from: ['DRAFT'], to: 'DENIED' },
  suspend: { from: ['ACTIVE'], to: 'DRAFT' },
  takeBack: { from: ['DRAFT', 'DENIED'], to: null },
})
