import { lifecycle } from '@kolleg/lifecycle'

export type ApplicationState =
  | 'SAVED'
  | 'SENT'
  | 'IN_REVIEW'
  | 'INTERVIEW'
  | 'ACCEPTED'
  | 'REJECTED'
  | 'WITHDRAWN'
  | 'JOB_CLOSED'
  | 'JOB_CLOSED_DRAFT'

const underway = ['SENT', 'IN_REVIEW', 'INTERVIEW'] as const

export const applicationSteps = lifecycle<{ readonly applicationId: string; readonly state: ApplicationState }>({
  of: 'application',
  id: 'applicationId',
})({
  start: { from: null, to: 'SAVED' },
  edit: { in: ['SAVED'] },
  submit: { from: ['SAVED'], to: 'SENT' },
  open: { from: ['SENT'], to: 'IN_REVIEW' },
  shortlist: { from: ['SENT', 'IN_REVIEW'], to: 'INTERVIEW' },
  accept: { from: underway, to: 'ACCEPTED' },
  reject: { from: underway, to: 'REJECTED' },
  reconsider: { from: ['REJECTED', 'ACCEPTED'], to: 'IN_REVIEW' },
  withdraw: { from: underway, to: 'WITHDRAWN' },
  closeJob: { from: underway, to: 'JOB_CLOSED' },
  closeJobDraft: { from: ['SAVED'], to: 'JOB_CLOSED_DRAFT' },
  delete: { from: ['SAVED', 'JOB_CLOSED_DRAFT'], to: null },
})
