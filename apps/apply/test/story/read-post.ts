import { expect } from 'vitest'
import { readCalendar } from '../../src/calendar/testing/read-calendar.ts'
import type { emptyingMailbox } from '../post.ts'
import { type Letter, wordsOf } from './letters.ts'

const inOrder = <L extends Letter>(all: readonly L[]): readonly L[] =>
  all.toSorted((one, other) =>
    `${one.to}${one.subject}${one.words}`.localeCompare(`${other.to}${other.subject}${other.words}`),
  )

type Post = Awaited<ReturnType<ReturnType<typeof emptyingMailbox>>>

/** Expects exactly these letters, each of them complete. */
export const areWhole = (post: Post, ...expected: readonly Letter[]): void => {
  const all = post.map(({ to, subject, text }) => ({ to, subject, words: wordsOf(text) }))
  expect(inOrder(all)).toEqual(inOrder(expected))
}
/** The calendar files among them, by recipient and in order. */
export const calendarsIn = (post: Post) =>
  post
    .flatMap(({ to, calendar }) => (calendar === null ? [] : [{ to, file: readCalendar(calendar.content) }]))
    .toSorted((one, other) => turnOf(one).localeCompare(turnOf(other)))
    .map(({ file }) => file)
const turnOf = ({ to, file }: { to: string; file: ReturnType<typeof readCalendar> }): string =>
  `${file.events[0]?.sequence} ${to}`
export const keyIn = (post: Post, address: string): string =>
  /\/reference-letters\/([\w-]{43})/.exec(post.find(({ to }) => to === address)?.text ?? '')?.[1] ?? ''
export const dayIn = (
  locale: string,
  date: string,
  options: Intl.DateTimeFormatOptions = { dateStyle: 'long' },
): string => new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' }).format(new Date(`${date}T12:00:00Z`))
export const weekday = { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' } as const
