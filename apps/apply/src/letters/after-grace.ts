/** When a letter of a group that can be taken back leaves at the earliest: its `notBefore`. */
export const afterGrace = ({ letterGraceMinutes }: { readonly letterGraceMinutes: number }, at: Date): Date =>
  new Date(at.getTime() + letterGraceMinutes * 60_000)
