import type { Language } from '../../text/language.ts'
import type { MemberRole } from './member.ts'

/** What letters call the roles. */
export const roleWords = {
  en: { EMPLOYEE: 'a member of staff', PROFESSOR: 'a professor' },
  de: { EMPLOYEE: 'Mitarbeiterin oder Mitarbeiter', PROFESSOR: 'Professorin oder Professor' },
} as const satisfies Readonly<Record<Language, Readonly<Record<MemberRole, string>>>>
