/** The earliest time at which a group's letter leaves, its `notBefore`: until then it can be taken back. */
export const afterGrace = ({ letterGraceMinutes }: { readonly letterGraceMinutes: number }, at: Date): Date =>
  new Date(at.getTime() + letterGraceMinutes * 60_000)
