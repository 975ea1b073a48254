import { linkOptions } from '@tanstack/react-router'
import { underway } from '../application.ts'

/** Most urgent first. */
export const waitingKinds = [
  'OVERDUE_PROMISES',
  'UNREAD_APPLICATIONS',
  'APPLICATIONS_TO_RATE',
  'OPEN_INVITATIONS',
] as const
export type WaitingKind = (typeof waitingKinds)[number]

export const linkOf = (kind: WaitingKind, groupId: string) => {
  const researchGroupId = groupId
  switch (kind) {
    case 'OPEN_INVITATIONS':
      return linkOptions({ to: '/groups/$groupId/members', params: { groupId } })
    case 'UNREAD_APPLICATIONS':
      return linkOptions({ to: '/evaluation', search: { researchGroupId, state: ['SENT'] } })
    case 'APPLICATIONS_TO_RATE':
      return linkOptions({ to: '/evaluation', search: { researchGroupId, state: underway, unratedByMe: true } })
    case 'OVERDUE_PROMISES':
      return linkOptions({ to: '/evaluation', search: { researchGroupId, state: underway, sort: 'submittedAt' } })
  }
}
