/** A seat on the committee of a position. */
export type Seat = {
  readonly userId: string
  readonly name: string
  readonly kind: SeatKind
  /** Whether the person is still a member of the group; only then it counts. */
  readonly isMember: boolean
  readonly givenAt: Date
}

export const seatKinds = ['CHAIR', 'READER'] as const
export type SeatKind = (typeof seatKinds)[number]

export type CommitteeRecord = {
  readonly jobId: string
  readonly researchGroupId: string
  /** Whether only people with a seat see the applications. */
  readonly committeeOnly: boolean
  /** 0 as long as nobody has set it up. */
  readonly version: number
  readonly seats: readonly Seat[]
}

export const mostSeats = 50
