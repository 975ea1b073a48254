import { type Static, Type } from 'typebox'
import { instant, orNull, uuid } from '../schema-parts.ts'
import type { Choices } from './choices.ts'
import { noticeEnds } from './interview.ts'
import type { Slot } from './slot.ts'
import { instants, time } from './slot.view.ts'

const { interviewers: _, ...when } = time
const Time = Type.Object(
  {
    slotId: uuid,
    ...when,
    interviewers: Type.Array(Type.String({ description: 'Their names.' })),
  },
  { title: 'BookableTime' },
)

export const BookingView = Type.Object(
  {
    processId: uuid,
    jobId: uuid,
    jobTitle: Type.String(),
    researchGroup: Type.String(),
    timezone: Type.String({ description: 'The group’s.' }),
    booked: orNull(Time),
    changeableUntil: orNull(instant),
    slots: Type.Array(Time, { description: 'The free times ahead.' }),
    may: Type.Array(Type.String()),
  },
  { title: 'InterviewBooking' },
)

const timeView = (slot: Slot, zone: string): Static<typeof Time> => ({
  slotId: slot.slotId,
  ...instants(slot, zone),
  location: slot.location,
  link: slot.link,
  interviewers: slot.interviewers.map(({ firstName, lastName }) => `${firstName} ${lastName}`.trim()),
})

/** What an interviewee sees: nothing about others, and the link of a meeting only after booking it. */
export const bookingView = (
  { process, interviewee, slots, booked }: Choices,
  now = new Date(),
): Static<typeof BookingView> => {
  const until = booked && noticeEnds(booked)
  const isChangeable = until === undefined || now < until
  return {
    processId: process.processId,
    jobId: process.jobId,
    jobTitle: interviewee.jobTitle,
    researchGroup: process.groupName,
    timezone: process.zone,
    booked: booked ? timeView(booked, process.zone) : null,
    changeableUntil: until?.toISOString() ?? null,
    slots: slots.map(slot => ({ ...timeView(slot, process.zone), link: '' })),
    may: [
      ...(slots.length > 0 && isChangeable ? [booked ? 'move' : 'book'] : []),
      ...(booked && isChangeable ? ['cancel'] : []),
    ],
  }
}
