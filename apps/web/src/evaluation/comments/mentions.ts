import type { Member } from '../../groups/queries.ts'
import { nameOf } from '../application.ts'

export type Mentionable = Pick<Member, 'userId' | 'firstName' | 'lastName' | 'email'>

/** The text between an @ and the caret, if any. */
export const mentionAt = (text: string, caret: number): { readonly at: number; readonly word: string } | undefined => {
  const found = /(?:^|\s)@([^@\n]{0,40})$/u.exec(text.slice(0, caret))
  if (found === null) return undefined
  const word = found[1] ?? ''
  return { at: caret - word.length - 1, word }
}

export const among = <M extends Mentionable>(members: readonly M[], word: string): readonly M[] =>
  members.filter(member => nameOf(member).toLowerCase().includes(word.toLowerCase())).slice(0, 6)

export type Part = { readonly text: string; readonly isName: boolean }

/** Splits the text at the names in it. */
export const partsOf = (text: string, names: readonly string[]): readonly Part[] => {
  const longestFirst = names.map(name => `@${name}`).toSorted((one, other) => other.length - one.length)
  const parts: Part[] = []
  let plain = ''
  for (let at = 0; at < text.length; ) {
    const name = longestFirst.find(each => text.startsWith(each, at))
    if (name === undefined) {
      plain += text[at] ?? ''
      at += 1
      continue
    }
    if (plain !== '') parts.push({ text: plain, isName: false })
    plain = ''
    parts.push({ text: name, isName: true })
    at += name.length
  }
  return plain === '' ? parts : [...parts, { text: plain, isName: false }]
}

/** The members named in the text; they get an e-mail. */
export const mentionedIn = (text: string, members: readonly Mentionable[]): string[] => {
  const named = new Set(partsOf(text, members.map(nameOf)).flatMap(part => (part.isName ? [part.text] : [])))
  return members.filter(member => named.has(`@${nameOf(member)}`)).map(({ userId }) => userId)
}
