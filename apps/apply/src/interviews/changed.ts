import type { Language } from '../text/language.ts'
import { type Interview, placeOf } from './interview.ts'

const among = { en: 'with', de: 'mit' } as const satisfies Record<Language, string>

type Told = { readonly when: string; readonly place: string; readonly before: string }

/**
 * An interview that has changed, in the words of its letters. What it was before tells what is different: the time, or
 * else where it was to be; and who holds it, where that are others.
 */
export const changed = (
  before: Interview,
  after: Interview,
  language: Language,
  when: (interview: Interview) => string,
): Told => {
  const areOthers = before.interviewers.join() !== after.interviewers.join()
  const isSameTime =
    before.startsAt.getTime() === after.startsAt.getTime() && before.endsAt.getTime() === after.endsAt.getTime()
  const place = (interview: Interview): string => {
    const names = areOthers ? interview.interviewers.join(', ') : ''
    return names === '' ? placeOf(interview) : `${placeOf(interview)} (${among[language]} ${names})`
  }
  return {
    when: when(after),
    place: place(after),
    before: isSameTime ? `${when(before)}, ${place(before)}` : when(before),
  }
}
