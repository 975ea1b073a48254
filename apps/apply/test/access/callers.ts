/** Every kind of caller, in the order of the table's columns. */
export const callers = [
  'anonymous',
  /** The applicant who wrote the application. */
  'owner',
  'applicant',
  'employee',
  'professor',
  'otherEmployee',
  'otherProfessor',
  /** PROFESSOR of the other group, EMPLOYEE of the owning one. */
  'mixed',
  'exMember',
  'admin',
] as const

export type Caller = (typeof callers)[number]
