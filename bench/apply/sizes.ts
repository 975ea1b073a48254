/** How much a store holds: of one university at its usual and at its fullest. */
export type Size = {
  /** Of the whole store. */
  readonly applications: number
  /** Of the group of `member`, in every store the same. */
  readonly inGroup: number
  /** Of the group of `busyMember`. */
  readonly inBusyGroup: number
}

export const usualSize: Size = { applications: 2_000, inGroup: 100, inBusyGroup: 100 }
export const fullSize: Size = { applications: 200_000, inGroup: 100, inBusyGroup: 50_000 }

/** For a first look. */
export const quickSize: Size = { applications: 10_000, inGroup: 100, inBusyGroup: 2_500 }

export const groups = 200
export const people = 5_000

/** Person n is the PROFESSOR of group n. */
export const member = 'p7'
export const busyMember = 'p1'
export const applicant = (place: number): string => `p${groups + 1 + (place % (people - groups))}`

export const thousands = (count: number): string => count.toLocaleString('en').replaceAll(',', ' ')
