import type { LetterType } from '../kinds/kinds.ts'

/** Letters that people can do without and may turn off. Every other letter is essential. */
export const optionalTypes = [
  'APPLICATION_RECEIVED',
  'APPLICATION_WITHDRAWN',
  'INTERVIEW_REMINDER',
  'PANEL_INTERVIEW_BOOKED',
  'PANEL_INTERVIEW_MOVED',
  'PANEL_INTERVIEW_CANCELLED',
  'MEMBER_MENTIONED',
  'NEW_POSITION',
] as const satisfies readonly LetterType[]

export type OptionalType = (typeof optionalTypes)[number]

const known: ReadonlySet<string> = new Set(optionalTypes)

export const isOptional = (type: string): type is OptionalType => known.has(type)

/** The page on which people turn letters off. */
export const settingsPage = (site: string): string => `${site.replace(/\/$/, '')}/my/settings`
