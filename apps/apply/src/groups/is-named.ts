import type { Person } from '../people/person.ts'

export const isSameAddress = (one: string, other: string): boolean =>
  one.trim().toLowerCase() === other.trim().toLowerCase()

const literally = (text: string): string => text.replaceAll(/[\\^$.*+?()[\]{}|/]/g, String.raw`\$&`)

/** Matches the whole name, not a part of a longer one. */
export const isNamed = (text: string, { firstName, lastName }: Person): boolean => {
  const name = `${firstName} ${lastName}`.trim()
  return name !== '' && new RegExp(String.raw`(?<![\p{L}\p{M}])${literally(name)}(?![\p{L}\p{M}])`, 'iu').test(text)
}
