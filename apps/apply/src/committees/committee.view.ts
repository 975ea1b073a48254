import type { Actor } from '@kolleg/access'
import { type Static, Type } from 'typebox'
import { instant, uuid } from '../schema-parts.ts'
import { sentStates } from '../states/application-states.ts'
import { committees } from './committee.policy.ts'
import { type CommitteeRecord, mostSeats, seatKinds } from './committee.ts'

const kind = Type.Enum([...seatKinds], {
  description: 'A chair leads the procedure and may do what a reader may.',
})

export const CommitteeView = Type.Object(
  {
    committeeOnly: Type.Boolean({ description: 'Only people with a seat see the applications.' }),
    seats: Type.Array(
      Type.Object(
        {
          userId: uuid,
          name: Type.String(),
          kind,
          isMember: Type.Boolean({ description: 'A seat counts only while the person is a member of the group.' }),
          givenAt: instant,
        },
        { title: 'Seat' },
      ),
    ),
    counts: Type.Partial(Type.Record(Type.Enum(sentStates), Type.Integer()), {
      description: 'Applications in each state, also for members who may see none of them.',
    }),
    version: Type.Integer({ description: '0 as long as nobody has set the committee up.' }),
    may: Type.Array(Type.Enum(['change', 'lead']), {
      description: 'Whoever leads names and lifts conflicts of interest of others.',
    }),
  },
  { title: 'Committee' },
)

export const NewCommittee = Type.Object(
  {
    committeeOnly: Type.Boolean(),
    seats: Type.Array(Type.Object({ userId: uuid, kind }, { title: 'SeatInput', additionalProperties: false }), {
      maxItems: mostSeats,
    }),
  },
  { title: 'CommitteeInput', additionalProperties: false, examples: [{ committeeOnly: false, seats: [] }] },
)

export const committeeView = (
  actor: Actor,
  committee: CommitteeRecord,
  counts: Readonly<Record<string, number>>,
): Static<typeof CommitteeView> => ({
  committeeOnly: committee.committeeOnly,
  seats: committee.seats.map(seat => ({ ...seat, givenAt: seat.givenAt.toISOString() })),
  counts,
  version: committee.version,
  may: (['change', 'lead'] as const).filter(action => committees.may(actor, action, committee)),
})
