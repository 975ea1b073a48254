import type { Actor } from '@kolleg/access'
import { type Static, type TSchema, Type } from 'typebox'
import { localOf } from '../calendar/wall-time.ts'
import { processes } from './process.policy.ts'
import type { Process } from './process.ts'
import { slots } from './slot.policy.ts'
import type { Next } from './slot.store.ts'
import { type Slot, slotStates, slotSteps } from './slot.ts'

export const orNull = <T extends TSchema>(schema: T) => Type.Union([schema, Type.Null()])
export const id = Type.String({ format: 'uuid' })
const text = Type.String()
export const instant = Type.String({ format: 'date-time' })
const may = Type.Array(text, { description: 'What the caller may do with it now.' })

export const time = {
  startsAt: instant,
  endsAt: instant,
  localStart: Type.String({ description: 'As clocks in the group’s time zone show it, with their offset from UTC.' }),
  timezone: Type.String({ description: 'The group’s.' }),
  location: text,
  link: text,
  interviewers: Type.Array(Type.Object({ userId: id, firstName: text, lastName: text }, { title: 'Interviewer' })),
}
const Booked = Type.Object(
  { intervieweeId: id, applicationId: id, firstName: text, lastName: text },
  { title: 'BookedInterviewee' },
)

export const SlotView = Type.Object(
  {
    slotId: id,
    processId: id,
    ...time,
    state: Type.Enum([...slotStates]),
    interviewee: orNull(Booked),
    version: Type.Integer(),
    may,
  },
  { title: 'InterviewSlot' },
)

export const instants = ({ startsAt, endsAt }: Pick<Slot, 'startsAt' | 'endsAt'>, zone: string) => ({
  startsAt: startsAt.toISOString(),
  endsAt: endsAt.toISOString(),
  localStart: localOf(startsAt, zone),
  timezone: zone,
})

const bookedBy = ({ intervieweeId, applicationId, firstName, lastName }: Slot) =>
  intervieweeId === null || applicationId === null
    ? null
    : { intervieweeId, applicationId, firstName: firstName ?? '', lastName: lastName ?? '' }

const deeds = { change: 'changeSlot', delete: 'deleteSlot', cancel: 'cancel', book: 'makeSlots' } as const
const named = { change: 'change', delete: 'delete', cancel: 'cancel', book: 'assign' } as const

export const slotView = (actor: Actor, process: Process, slot: Slot): Static<typeof SlotView> => ({
  slotId: slot.slotId,
  processId: slot.processId,
  ...instants(slot, process.zone),
  location: slot.location,
  link: slot.link,
  interviewers: [...slot.interviewers],
  state: slot.state,
  interviewee: bookedBy(slot),
  version: slot.version,
  may: slotSteps.allowed(slot.state).flatMap(step => {
    if (step === 'pass' || step === 'hold') return []
    if (step === 'book' && slot.interviewers.length === 0) return []
    const isOpen = process.jobState === 'PUBLISHED' || step === 'cancel'
    const isTheirs = slots.may(actor, 'handle', { ...process, applicantId: slot.applicantId })
    return isOpen && isTheirs && processes.may(actor, deeds[step], process) ? [named[step]] : []
  }),
})

export const UpcomingView = Type.Object(
  { slotId: id, processId: id, jobId: id, jobTitle: text, researchGroupId: id, ...time, interviewee: orNull(Booked) },
  { title: 'UpcomingInterview' },
)

export const upcomingView = (slot: Next): Static<typeof UpcomingView> => ({
  slotId: slot.slotId,
  processId: slot.processId,
  jobId: slot.jobId,
  jobTitle: slot.jobTitle,
  researchGroupId: slot.researchGroupId,
  ...instants(slot, slot.zone),
  location: slot.location,
  link: slot.link,
  interviewers: [...slot.interviewers],
  interviewee: bookedBy(slot),
})
