import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { readdress } from '../letters/readdress.ts'
import { type Appointment, icalendar } from './icalendar.ts'
import { readCalendar } from './testing/read-calendar.ts'

const interview: Appointment = {
  uid: '5f0c@apply.test',
  sequence: 3,
  zone: 'Europe/Berlin',
  startsAt: new Date('2027-06-15T12:00:00Z'),
  endsAt: new Date('2027-06-15T12:45:00Z'),
  summary: 'Interview: Doctoral candidate',
  description: 'With Prof. Ada Groß',
  place: 'Room 01.07.014',
  link: 'https://meet.example/1',
  organizer: { name: 'Data Engineering', address: 'group@uni.test' },
  attendees: [{ name: 'Zoë Müller', address: 'zoe@example.org' }],
  stamp: new Date('2027-05-01T08:00:00Z'),
}

test('another program reads an appointment back unchanged', () => {
  const { method, zones, events } = readCalendar(icalendar('REQUEST', [interview]))
  expect([method, zones]).toEqual(['REQUEST', ['Europe/Berlin']])
  expect(events).toEqual([
    {
      uid: '5f0c@apply.test',
      sequence: 3,
      summary: 'Interview: Doctoral candidate',
      description: 'With Prof. Ada Groß',
      location: 'Room 01.07.014',
      startsAt: '2027-06-15T12:00:00.000Z',
      endsAt: '2027-06-15T12:45:00.000Z',
      status: 'CONFIRMED',
      url: 'https://meet.example/1',
      zone: 'Europe/Berlin',
      organizer: { name: 'Data Engineering', address: 'group@uni.test' },
      attendees: [{ name: 'Zoë Müller', address: 'zoe@example.org' }],
    },
  ])
})

test('replacing addresses in a calendar changes only the addresses; the same ones change nothing', () => {
  const written = icalendar('REQUEST', [interview])
  expect(readdress(written, { organizer: 'group@uni.test', attendee: 'zoe@example.org' })).toBe(written)
  const attendee = 'zoe.mueller@a-much-longer-address-which-has-to-be-folded.example.org'
  const rewritten = readdress(written, { organizer: 'office@uni.test', attendee })
  expect(rewritten.endsWith('END:VCALENDAR\r\n')).toBe(true)
  const { events, ...others } = readCalendar(written)
  expect(readCalendar(rewritten)).toEqual({
    ...others,
    events: events.map(event => ({
      ...event,
      organizer: { name: 'Data Engineering', address: 'office@uni.test' },
      attendees: [{ name: 'Zoë Müller', address: attendee }],
    })),
  })
})

test.each([[[]], [[interview]]])(
  'the properties of a calendar come before its parts, its version first',
  appointments => {
    const lines = icalendar('PUBLISH', appointments, 'Interviews').split('\r\n')
    const parts = lines.findIndex((line, index) => index > 0 && line.startsWith('BEGIN:'))
    expect(lines.slice(1, parts).map(line => line.split(/[;:]/)[0])).toEqual([
      'VERSION',
      'PRODID',
      'METHOD',
      'NAME',
      'X-WR-CALNAME',
      'REFRESH-INTERVAL',
      'X-PUBLISHED-TTL',
    ])
    let depth = 0
    for (const line of lines.slice(parts, -2)) {
      if (line.startsWith('BEGIN:')) depth += 1
      expect([line, depth > 0]).toEqual([line, true])
      if (line.startsWith('END:')) depth -= 1
    }
  },
)

test('a cancellation says so by method and by status', () => {
  const { method, events } = readCalendar(icalendar('CANCEL', [interview]))
  expect([method, events[0]?.status]).toEqual(['CANCEL', 'CANCELLED'])
})

test('lines end and fold according to the standard', () => {
  const text = icalendar('REQUEST', [{ ...interview, summary: 'ü'.repeat(200) }])
  const lines = text.split('\r\n')
  expect(text).not.toMatch(/[^\r]\n/)
  expect(Math.max(...lines.map(line => Buffer.byteLength(line)))).toBeLessThanOrEqual(75)
  expect([lines[0], lines.at(-2), lines.at(-1)]).toEqual(['BEGIN:VCALENDAR', 'END:VCALENDAR', ''])
})

test('no text by people breaks out of its property', () => {
  const text = fc.oneof(
    fc.string({ unit: 'grapheme' }),
    fc.constantFrom('a\r\nATTENDEE:x', '";:,\\n^\\', 'x\nEND:VEVENT'),
  )
  fc.assert(
    fc.property(text, text, text, (summary, description, name) => {
      const attendees = [{ name, address: 'zoe@example.org' }]
      const { events } = readCalendar(icalendar('REQUEST', [{ ...interview, summary, description, attendees }]))
      expect(events.length).toBe(1)
      expect(events[0]?.attendees.map(({ address }) => address)).toEqual(['zoe@example.org'])
      expect(events[0]?.description ?? '').toBe(description.replaceAll(/\r\n|\r/g, '\n'))
    }),
    { numRuns: 200 },
  )
})

test('readers compute the same instant in every zone the year round', () => {
  const zones = fc.constantFrom(...Intl.supportedValuesOf('timeZone'), 'UTC')
  const hours = fc.integer({ min: 0, max: 6 * 365 * 24 }).map(count => new Date(Date.UTC(2026, 10) + count * 3_600_000))
  fc.assert(
    fc.property(zones, hours, (zone, startsAt) => {
      const endsAt = new Date(startsAt.getTime() + 45 * 60_000)
      const one = { ...interview, zone, startsAt, endsAt }
      const [event] = readCalendar(icalendar('PUBLISH', [one, { ...interview, zone }])).events
      expect([zone, event?.startsAt, event?.endsAt]).toEqual([zone, startsAt.toISOString(), endsAt.toISOString()])
    }),
    { numRuns: 300 },
  )
})
