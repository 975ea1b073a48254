import type { Reply } from '../api/reply.ts'

export type Trail = Reply<'/api/admin/audit', 'get'>
export type Entry = Trail['items'][number]

const textOf = (value: unknown): string | undefined => (typeof value === 'string' && value !== '' ? value : undefined)
const textsOf = (value: unknown): readonly string[] =>
  Array.isArray(value) ? value.filter(each => typeof each === 'string') : []

/** The name at that time, if it was recorded. */
export const nameIn = ({ details }: Entry): string | undefined => textOf(details['title']) ?? textOf(details['name'])

export const changedIn = ({ details }: Entry): readonly string[] => [
  ...textsOf(details['fields']),
  ...textsOf(details['changed']),
]
