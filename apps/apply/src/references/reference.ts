import { lifecycle } from '@kolleg/lifecycle'

export type ReferenceState = 'ADDED' | 'REQUESTED' | 'SUBMITTED' | 'DECLINED' | 'EXPIRED' | 'CANCELLED'

export const referenceSteps = lifecycle<{ readonly referenceId: string; readonly state: ReferenceState }>({
  of: 'reference',
  id: 'referenceId',
})({
  add: { from: null, to: 'ADDED' },
  request: { from: ['ADDED'], to: 'REQUESTED' },
  submit: { from: ['REQUESTED'], to: 'SUBMITTED' },
  decline: { from: ['REQUESTED'], to: 'DECLINED' },
  expire: { from: ['REQUESTED'], to: 'EXPIRED' },
  cancel: { from: ['ADDED', 'REQUESTED'], to: 'CANCELLED' },
  remove: { from: ['ADDED'], to: null },
})
