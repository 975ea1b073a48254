import { move, transferableSymbol, valueSymbol } from 'piscina'
import { giveWay } from '../../give-way.ts'
import type { Text } from '../course.ts'
import type { Compared } from '../judging/comparing.ts'
import { type Told, toldBy } from '../judging/view.ts'
import { suggestRelations } from '../suggest-relations.ts'
import { answerOf } from './answers.ts'
import type { Rest } from './rest.ts'

giveWay()

export { collect } from './collect.ts'
export { warmUp } from './warm-up.ts'

/** Courses that have been read and not judged yet, by the number they were given. */
const courses = new Map<number, { readonly texts: readonly Text[]; readonly told: Told }>()

export type Reading = { readonly course: number; readonly texts: readonly Text[] }

export const read = ({ course, texts }: Reading): void => void courses.set(course, { texts, told: toldBy(texts) })

export const isRead = (course: number): boolean => courses.has(course)

export const forget = (course: number): void => void courses.delete(course)

/** Reasons are only worked out for whoever asks for them. */
export type Judging = {
  readonly course: number
  readonly rest: Rest
  readonly compared: Compared
  readonly isExplained: boolean
}

/** Gives the reply itself: relations would have to be copied and written out where requests are answered. */
export const judge = ({ course, rest, compared, isExplained }: Judging) => {
  const { texts, told } = courses.get(course) ?? unread()
  courses.delete(course)
  const { vectors, clusters, exercises, links } = rest
  const competencies = texts.map((text, at) => ({
    ...text,
    vector: vectors[at] ?? null,
    cluster: clusters[at] ?? null,
  }))
  const answer = answerOf(suggestRelations({ competencies, exercises, links }, { told, compared }), isExplained)
  return move({ [transferableSymbol]: answer.buffer, [valueSymbol]: answer })
}

const unread = (): never => {
  throw new Error('The texts of this course have not been read here.')
}
