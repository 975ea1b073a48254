import { execFileSync } from 'node:child_process'
import { describe, expect, test } from 'vitest'
import { server } from '../../../../test/long/server.ts'
import { readdress } from '../letters/readdress.ts'
import { type Appointment, icalendar, type Method } from './icalendar.ts'

const told = server('readers')

const interview: Appointment = {
  uid: '5f0c@apply.test',
  sequence: 3,
  zone: 'Europe/Berlin',
  startsAt: new Date('2027-06-15T12:00:00Z'),
  endsAt: new Date('2027-06-15T12:45:00Z'),
  summary: 'Gespräch: Größe; „Daten“, und mehr',
  description: 'Mit Prof. Ada Groß\nRaum 7',
  place: 'Room 01.07.014',
  link: 'https://meet.example/1',
  organizer: { name: 'Data "Engineering"; Co', address: 'kolleg@uni.test' },
  attendees: [{ name: 'Zoë Müller', address: 'zoe@example.org' }],
  stamp: new Date('2027-05-01T08:00:00Z'),
}

const program = `
import icalendar, json, sys
calendar = icalendar.Calendar.from_ical(sys.stdin.buffer.read())
parts = [part for part in calendar.walk()]
print(json.dumps({
  'faults': [str(fault) for part in parts for fault in getattr(part, 'errors', [])],
  'parts': [part.name for part in parts],
  'events': [{
    'summary': str(event['SUMMARY']),
    'description': str(event['DESCRIPTION']),
    'starts': event.decoded('DTSTART').astimezone(__import__('datetime').timezone.utc).isoformat(),
    'organizer': str(event['ORGANIZER']),
  } for event in calendar.walk('VEVENT')],
}))
`
const read = (text: string): unknown =>
  JSON.parse(execFileSync(told.READERS_PYTHON, ['-c', program], { input: text, encoding: 'utf8' }))

describe.runIf(told.running)('Python’s icalendar', () => {
  const event = {
    summary: interview.summary,
    description: interview.description,
    starts: '2027-06-15T12:00:00+00:00',
    organizer: 'mailto:kolleg@uni.test',
  }
  test.each<Method>(['REQUEST', 'CANCEL', 'PUBLISH'])('reads every part of a calendar that is a %s', method => {
    const name = method === 'PUBLISH' ? 'Interviews · Kolleg' : undefined
    expect(read(icalendar(method, [interview], name))).toEqual({
      faults: [],
      parts: ['VCALENDAR', 'VTIMEZONE', 'DAYLIGHT', 'STANDARD', 'VEVENT'],
      events: [event],
    })
  })

  test('reads an invitation with replaced addresses, and an empty calendar', () => {
    const moved = readdress(icalendar('REQUEST', [interview]), { organizer: 'other@uni.test', attendee: 'z@uni.test' })
    expect(read(moved)).toMatchObject({ faults: [], events: [{ ...event, organizer: 'mailto:other@uni.test' }] })
    expect(read(icalendar('PUBLISH', [], 'Interviews'))).toMatchObject({ faults: [], events: [] })
  })
})
