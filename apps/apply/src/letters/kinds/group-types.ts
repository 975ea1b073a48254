import { type LetterType, letterTypes } from './kinds.ts'

/** The house itself writes these, in no group's name: no group may change their words. */
export const houseTypes = [
  'LOGIN_CODE',
  'GROUP_ACTIVATED',
  'GROUP_DENIED',
  'NEW_POSITION',
  'DATA_EXPORT_READY',
  'DELETION_WARNING',
] as const satisfies readonly LetterType[]

export type GroupLetterType = Exclude<LetterType, (typeof houseTypes)[number]>

const house: ReadonlySet<string> = new Set(houseTypes)

export const isGroupType = (type: LetterType): type is GroupLetterType => !house.has(type)

/** The letters that are written in the name of a group. */
export const groupTypes = letterTypes.filter(isGroupType)
