import type { Slot } from '../queries.ts'

/** Date and time in the group's time zone. */
export const localTimeOf = ({ localStart }: Pick<Slot, 'localStart'>) => ({
  day: localStart.slice(0, 10),
  from: localStart.slice(11, 16),
})

export const minutesOf = ({ startsAt, endsAt }: Pick<Slot, 'startsAt' | 'endsAt'>): number =>
  Math.round((Date.parse(endsAt) - Date.parse(startsAt)) / 60_000)
