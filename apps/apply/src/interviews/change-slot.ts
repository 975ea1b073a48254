import type { Actor } from '@kolleg/access'
import type { InputFault } from '@kolleg/problems'
import { record } from '../audit/record.ts'
import { instantOf, localOf } from '../calendar/wall-time.ts'
import type { Period } from '../calendar/when.ts'
import type { Context } from '../context.ts'
import type { Tx } from '../db/schema.ts'
import type { Expected } from '../front-door/versions.ts'
import { distinctIds } from '../lists/distinct-ids.ts'
import { problem } from '../problems.ts'
import { lockAhead, raiseSequence } from './booking.store.ts'
import { dropTimeLetters } from './drop-letters.ts'
import { lockSlot } from './get.ts'
import { mustBeOpen, type Process } from './process.ts'
import { remind } from './remind.ts'
import { noSuchTime } from './series.ts'
import type { SlotChanges } from './slot.body.ts'
import { findSlot, changeSlot as keep } from './slot.store.ts'
import { type Slot, slotSteps } from './slot.ts'
import { slotFaults } from './slot-faults.ts'
import { mustBeImpartial } from './take-slot.ts'
import { orTaken } from './taken.ts'
import { tellMoved } from './tell.ts'
import { tellPanel } from './tell-panel.ts'

/** Changes time, place or people of a slot that has not begun, and writes to the interviewee. */
export const changeSlot = async (
  tx: Tx,
  context: Context,
  actor: Actor,
  slotId: string,
  changes: SlotChanges,
  expected: Expected,
): Promise<{ readonly process: Process; readonly slot: Slot }> => {
  const { process, held: slot } = await lockSlot(tx, actor, 'changeSlot', slotId)
  expected(slot.version)
  mustBeOpen(process, 'changeSlot')
  const moment = { by: actor.userId, at: new Date() }
  const { fact } = slotSteps.step(slot, 'change', moment)
  const next = await checked(tx, process, slot, changes, moment.at)
  const fields = differing(slot, next)
  if (fields.length === 0) return { process, slot }
  const [before] = await lockAhead(tx, 'slot_id', slot.slotId)
  if (before && next.interviewerIds.includes(before.applicantId))
    throw problem('TIME_CONFLICT', { detail: 'Nobody can interview themselves.' })
  if (before) await mustBeImpartial(tx, before.applicationId, next.interviewerIds)
  await keep(tx, slot.slotId, next, next.interviewerIds).catch(orTaken('An interviewer has another slot at that time.'))
  await record(tx, fact, {
    groupId: process.researchGroupId,
    details: { fields, applicationId: before?.applicationId },
  })
  if (before) {
    const interview = await raiseSequence(tx, before.bookingId)
    const unaware = await dropTimeLetters(tx, before, moment.at)
    await tellMoved(tx, context, before, interview, moment.at)
    await tellPanel(tx, context, { before, after: interview, unaware, at: moment.at })
    await remind(tx, context, interview, moment.at)
  }
  return { process, slot: (await findSlot(tx, slot.slotId)) ?? slot }
}

type Next = Period & { readonly location: string; readonly link: string; readonly interviewerIds: readonly string[] }

const checked = async (tx: Tx, process: Process, slot: Slot, changes: SlotChanges, now: Date): Promise<Next> => {
  const { location = slot.location, link = slot.link } = changes
  const before = slot.interviewers.map(({ userId }) => userId)
  const interviewerIds = distinctIds(changes.interviewerIds ?? before)
  const place = { location: location.trim(), link }
  const time = timeOf(slot, changes, process.zone, now)
  const errors = [...time.faults, ...(await slotFaults(tx, process, place, interviewerIds, before))]
  if (errors.length > 0) throw problem('VALIDATION_FAILED', { errors })
  return { ...time.period, ...place, interviewerIds }
}

/** Omitted fields keep their value: the day, the local time, the duration. */
const timeOf = (slot: Slot, { day, from, durationMinutes }: SlotChanges, zone: string, now: Date) => {
  const lengthMs =
    durationMinutes === undefined ? slot.endsAt.getTime() - slot.startsAt.getTime() : durationMinutes * 60_000
  const [sameDay = '', clock = ''] = localOf(slot.startsAt, zone).split('T')
  const sameTime = clock.slice(0, 5)
  const wall = { day: day ?? sameDay, time: from ?? sameTime }
  // When clocks are put back, a local time occurs twice; repeating it means the current one.
  const isMoved = wall.day !== sameDay || wall.time !== sameTime
  const startsAt = isMoved ? instantOf(wall, zone) : slot.startsAt
  const faults: readonly InputFault[] =
    startsAt === undefined
      ? [noSuchTime('/from', wall.day, wall.time, zone)]
      : startsAt <= now
        ? [{ pointer: '/day', message: 'A slot has to lie in the future.', code: 'PAST' }]
        : []
  const begin = startsAt ?? slot.startsAt
  return { period: { startsAt: begin, endsAt: new Date(begin.getTime() + lengthMs) }, faults }
}

const differing = (slot: Slot, next: Next): readonly string[] => {
  const before = slot.interviewers.map(({ userId }) => userId)
  return [
    ...(slot.startsAt.getTime() === next.startsAt.getTime() ? [] : ['startsAt']),
    ...(slot.endsAt.getTime() === next.endsAt.getTime() ? [] : ['endsAt']),
    ...(slot.location === next.location ? [] : ['location']),
    ...(slot.link === next.link ? [] : ['link']),
    ...(before.toSorted().join() === [...next.interviewerIds].toSorted().join() ? [] : ['interviewers']),
  ]
}
