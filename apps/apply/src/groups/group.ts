import { lifecycle } from '@kolleg/lifecycle'

export type GroupState = 'DRAFT' | 'ACTIVE' | 'DENIED'

export const groupSteps = lifecycle<{ readonly researchGroupId: string; readonly state: GroupState }>({
  of: 'researchGroup',
  id: 'researchGroupId',
})({
  request: { from: null, to: 'DRAFT' },
  create: { from: null, to: 'ACTIVE' },
  activate: { from: ['DRAFT', 'DENIED'], to: 'ACTIVE' },
  deny: { from: ['DRAFT'], to: 'DENIED' },
  suspend: { from: ['ACTIVE'], to: 'DRAFT' },
})
