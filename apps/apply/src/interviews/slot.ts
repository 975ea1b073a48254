import { lifecycle } from '@kolleg/lifecycle'

/** Free and booked slots are ahead; unused and held ones have begun. */
export const slotStates = ['FREE', 'BOOKED', 'UNUSED', 'HELD'] as const
export type SlotState = (typeof slotStates)[number]

export type SlotInterviewer = { readonly userId: string; readonly firstName: string; readonly lastName: string }

export type Slot = {
  readonly slotId: string
  readonly processId: string
  readonly startsAt: Date
  readonly endsAt: Date
  readonly location: string
  readonly link: string
  readonly interviewers: readonly SlotInterviewer[]
  readonly state: SlotState
  readonly version: number
  readonly bookingId: string | null
  readonly intervieweeId: string | null
  readonly applicationId: string | null
  readonly applicantId: string | null
  readonly firstName: string | null
  readonly lastName: string | null
}

/** `pass` and `hold` happen by time: a slot that has begun can no longer be changed. */
export const slotSteps = lifecycle<Pick<Slot, 'slotId' | 'state'>>({ of: 'slot', id: 'slotId' })({
  make: { from: null, to: 'FREE' },
  change: { in: ['FREE', 'BOOKED'] },
  book: { from: ['FREE'], to: 'BOOKED' },
  cancel: { from: ['BOOKED'], to: 'FREE' },
  pass: { from: ['FREE'], to: 'UNUSED' },
  hold: { from: ['BOOKED'], to: 'HELD' },
  delete: { from: ['FREE', 'UNUSED'], to: null },
})
