import type { Language } from '../text/language.ts'
import { type Interview, placeOf } from './interview.ts'

const among = { en: 'with', de: 'mit' } as const satisfies Record<Language, string>

type ChangeWords = { readonly when: string; readonly place: string; readonly before: string }

/**
 * A changed interview for its letters. The letter says what changed: the time, or otherwise the place; and the
 * interviewers if they changed.
 */
export const changed = (
  before: Interview,
  after: Interview,
  language: Language,
  when: (interview: Interview) => string,
): ChangeWords => {
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
