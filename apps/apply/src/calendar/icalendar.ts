import ICAL from 'ical.js'
import {
  ICalAttendeeRole,
  ICalAttendeeStatus,
  ICalCalendar,
  ICalCalendarMethod,
  type ICalEventData,
  ICalEventStatus,
} from 'ical-generator'
import { onOneLine, type Recipient } from '../letters/mail/recipient.ts'
import { isShownOnce, zoned } from './wall-time.ts'
import type { Period } from './when.ts'
import { zoneRules } from './zone-rules.ts'

/** A calendar event: its uid never changes, and each change increments the sequence. */
export type Appointment = Period & {
  readonly uid: string
  readonly sequence: number
  readonly zone: string
  readonly summary: string
  readonly description: string
  readonly place: string
  readonly link: string
  readonly organizer: Recipient
  readonly attendees: readonly Recipient[]
  /** When this version was created. */
  readonly stamp: Date
}

const methods = {
  REQUEST: ICalCalendarMethod.REQUEST,
  CANCEL: ICalCalendarMethod.CANCEL,
  PUBLISH: ICalCalendarMethod.PUBLISH,
} as const

export type Method = keyof typeof methods

/** An RFC 5545 calendar that requests, cancels or lists appointments. */
export const icalendar = (method: Method, appointments: readonly Appointment[], name?: string): string => {
  const calendar = new ICalCalendar({
    prodId: { company: 'Kolleg', product: 'apply' },
    method: methods[method],
    timezone: { name: null, generator: zone => zoneRules(zone, spanOf(appointments)) },
    ...(name !== undefined && { name, ttl: refreshSeconds }),
    events: appointments.map(appointment => eventOf(method, appointment)),
  })
  const text = appointments.length === 0 ? withSomething(calendar.toString()) : calendar.toString()
  return inOrder(text)
}

const refreshSeconds = 3600

/** RFC 5545 puts all properties of a calendar before its components; the library writes some after a zone. */
const inOrder = (text: string): string => `${new ICAL.Component(ICAL.parse(text)).toString()}\r\n`

/** The standard requires at least one component; a zone shows nothing. */
const withSomething = (empty: string): string => {
  const anyTime = new Date(0)
  return empty.replace(/END:VCALENDAR$/, `${zoneRules('Etc/UTC', { startsAt: anyTime, endsAt: anyTime })}\r\n$&`)
}

const spanOf = (appointments: readonly Period[]): Period => ({
  startsAt: new Date(Math.min(...appointments.map(({ startsAt }) => startsAt.getTime()))),
  endsAt: new Date(Math.max(...appointments.map(({ endsAt }) => endsAt.getTime()))),
})

/** Readers disagree about a local time that occurs twice, so it is written in UTC. */
const zoneFor = ({ zone, startsAt, endsAt }: Appointment): string =>
  [startsAt, endsAt].every(instant => isShownOnce(instant, zone)) ? zone : 'UTC'

const eventOf = (method: Method, appointment: Appointment): ICalEventData => {
  const { uid, sequence, startsAt, endsAt, stamp, organizer, attendees } = appointment
  const zone = zoneFor(appointment)
  return {
    id: uid,
    sequence,
    stamp,
    start: zoned(startsAt, zone),
    end: zoned(endsAt, zone),
    timezone: zone,
    summary: onOneLine(appointment.summary),
    ...(appointment.description !== '' && { description: appointment.description }),
    ...(appointment.place !== '' && { location: onOneLine(appointment.place) }),
    ...(appointment.link !== '' && { url: appointment.link }),
    status: method === 'CANCEL' ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    organizer: { name: named(organizer), email: organizer.address },
    // A feed only shows events; an invitation must name its attendees.
    attendees:
      method === 'PUBLISH'
        ? []
        : attendees.map(attendee => ({
            name: named(attendee),
            email: attendee.address,
            role: ICalAttendeeRole.REQ,
            status: ICalAttendeeStatus.NEEDSACTION,
            rsvp: false,
          })),
  }
}

const named = ({ name, address }: Recipient): string => onOneLine(name) || address
