/** The size of a store: one university in a usual year and at its fullest. */
export type Size = {
  /** In the whole store. */
  readonly applications: number
  /** In the group of `member`, the same in every store. */
  readonly inGroup: number
  /** In the group of `busyMember`. */
  readonly inBusyGroup: number
}

export const usualSize: Size = { applications: 2_000, inGroup: 100, inBusyGroup: 100 }
export const fullSize: Size = { applications: 200_000, inGroup: 100, inBusyGroup: 50_000 }

/** For a quick run. */
export const quickSize: Size = { applications: 10_000, inGroup: 100, inBusyGroup: 2_500 }

export const groups = 200
export const people = 5_000

/** Person n is the PROFESSOR of group n. */
export const member = 'p7'
export const busyMember = 'p1'
export const applicant = (at: number): string => `p${groups + 1 + (at % (people - groups))}`

export const thousands = (count: number): string => count.toLocaleString('en').replaceAll(',', ' ')
