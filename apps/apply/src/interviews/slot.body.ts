import { type Static, Type } from 'typebox'
import { Version } from '../front-door/versions.ts'
import { uuid } from '../schema-parts.ts'

const Day = Type.String({ format: 'date', pattern: '^(19|2\\d)\\d\\d-', description: 'A day where the group is.' })
const Time = Type.String({
  pattern: '^([01]\\d|2[0-3]):[0-5]\\d$',
  description:
    'As clocks in the group’s time zone show it. Of a time shown twice the first is meant; one that is skipped is refused.',
})
const DurationMinutes = Type.Integer({ minimum: 5, maximum: 480 })
const Location = Type.String({ maxLength: 300 })
const Link = Type.String({
  maxLength: 1000,
  pattern: '^(https?://[^\\s<>"]+)?$',
  description: 'The address of an online interview.',
})
const InterviewerIds = Type.Array(uuid, {
  minItems: 1,
  maxItems: 20,
  description: 'Members of the group.',
})

export const SlotSeries = Type.Object(
  {
    days: Type.Array(Day, { minItems: 1, maxItems: 100, uniqueItems: true }),
    times: Type.Array(
      Type.Object(
        {
          from: Time,
          to: Type.Optional(
            Type.String({ ...Time, description: 'Filled with slots up to here; one slot without it.' }),
          ),
        },
        { title: 'TimeRange', additionalProperties: false },
      ),
      { minItems: 1, maxItems: 50 },
    ),
    durationMinutes: DurationMinutes,
    breakMinutes: Type.Optional(Type.Integer({ minimum: 0, maximum: 480, default: 0 })),
    location: Type.Optional(Location),
    link: Type.Optional(Link),
    interviewerIds: InterviewerIds,
  },
  {
    title: 'InterviewSlotSeries',
    additionalProperties: false,
    description: 'Days × times × duration × break: up to 200 slots, all of them or none.',
    examples: [
      {
        days: ['2027-06-15', '2027-06-16'],
        times: [{ from: '09:00', to: '12:00' }],
        durationMinutes: 45,
        breakMinutes: 15,
        location: 'Room 01.07.014',
        link: '',
        interviewerIds: ['6f1c2a34-5b6d-4e7f-8a90-1b2c3d4e5f60'],
      },
    ],
  },
)
export type SlotSeries = Static<typeof SlotSeries>

export const SlotChanges = Type.Object(
  {
    day: Type.Optional(Day),
    from: Type.Optional(Time),
    durationMinutes: Type.Optional(DurationMinutes),
    location: Type.Optional(Location),
    link: Type.Optional(Link),
    interviewerIds: Type.Optional(InterviewerIds),
    version: Version,
  },
  {
    title: 'InterviewSlotChanges',
    additionalProperties: false,
    examples: [{ from: '10:00', location: 'Room 02.05.001' }],
  },
)
export type SlotChanges = Static<typeof SlotChanges>
