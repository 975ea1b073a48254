import type { Actor } from '@kolleg/access'
import { type Static, Type } from 'typebox'
import { localOf } from '../calendar/wall-time.ts'
import { instant, orNull, uuid } from '../schema-parts.ts'
import { processes } from './process.policy.ts'
import type { Process } from './process.ts'
import { slots } from './slot.policy.ts'
import type { Next } from './slot.store.ts'
import { type Slot, slotStates, slotSteps } from './slot.ts'

const text = Type.String()
const may = Type.Array(text, { description: 'What the caller may do with it now.' })

export const time = {
  startsAt: instant,
  endsAt: instant,
  localStart: Type.String({ description: 'As clocks in the group’s time zone show it, with their offset from UTC.' }),
  timezone: Type.String({ description: 'The group’s.' }),
  location: text,
  link: text,
  interviewers: Type.Array(Type.Object({ userId: uuid, firstName: text, lastName: text }, { title: 'Interviewer' })),
}
const Booked = Type.Object(
  { intervieweeId: uuid, applicationId: uuid, firstName: text, lastName: text },
  { title: 'BookedInterviewee' },
)

export const SlotView = Type.Object(
  {
    slotId: uuid,
    processId: uuid,
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
    const { jobId, researchGroupId } = process
    const isTheirs = slots.may(actor, 'handle', { ...slot, jobId, researchGroupId })
    return isOpen && isTheirs && processes.may(actor, deeds[step], process) ? [named[step]] : []
  }),
})

export const UpcomingView = Type.Object(
  {
    slotId: uuid,
    processId: uuid,
    jobId: uuid,
    jobTitle: text,
    researchGroupId: uuid,
    ...time,
    interviewee: orNull(Booked),
  },
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
