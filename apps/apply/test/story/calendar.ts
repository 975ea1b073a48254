import { type Named, site } from './letters.ts'

type Appointment = { readonly uid: string; readonly startsAt: string; readonly endsAt: string }

/** A calendar file of the story, read by another library. */
export const storyCalendar = (
  named: Named,
  { uid, startsAt, endsAt }: Appointment,
  { to, sequence, location }: { readonly to: string; readonly sequence: number; readonly location: string },
) => {
  const isApplicant = to === 'Amira'
  const page = isApplicant
    ? `${site}/interviews/${named.process}/booking`
    : `${site}/groups/${named.group}/interviews/${named.process}`
  const isCancelled = sequence === 2
  return {
    method: isCancelled ? 'CANCEL' : 'REQUEST',
    zones: ['Europe/Berlin'],
    events: [
      {
        uid,
        sequence,
        summary: `Interview: ${isApplicant ? '' : 'Amira Test, '}Doctoral position in soft robotics`,
        description: `Soft Robotics\nWith Emil Test, Greta Test\n${page}`,
        location,
        startsAt,
        endsAt,
        status: isCancelled ? 'CANCELLED' : 'CONFIRMED',
        url: page,
        zone: 'Europe/Berlin',
        organizer: { name: 'Soft Robotics', address: 'kolleg@localhost' },
        attendees: [{ name: `${to} Test`, address: `${to.toLowerCase()}@uni.test` }],
      },
    ],
  }
}
