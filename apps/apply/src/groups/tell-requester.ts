import type { Context } from '../context.ts'
import type { Tx } from '../db/schema.ts'
import { isAddress } from '../letters/mail/recipient.ts'
import { nameOf, type Person } from '../people/person.ts'
import { linkTo } from '../site/link.ts'
import type { Group } from './group.ts'

type TellRequester = (tx: Tx, context: Context, group: Group, requester: Person) => Promise<void>

export const tellActivated: TellRequester = async (tx, context, { name, researchGroupId }, requester) => {
  if (!isAddress(requester.email)) return
  await context.letters.write(tx, {
    type: 'GROUP_ACTIVATED',
    ...addressed(requester),
    data: {
      professor: { firstName: requester.firstName },
      group: { name, link: linkTo(context, `/groups/${researchGroupId}/home`) },
    },
  })
}

/** The group as it is after the denial. */
export const tellDenied: TellRequester = async (tx, context, { name, denialReason }, requester) => {
  if (!isAddress(requester.email)) return
  await context.letters.write(tx, {
    type: 'GROUP_DENIED',
    ...addressed(requester),
    data: {
      professor: { firstName: requester.firstName },
      group: { name },
      denial: { reason: denialReason ?? '' },
    },
  })
}

const addressed = (person: Person) => ({
  language: person.language,
  to: { name: nameOf(person), address: person.email, userId: person.userId },
})
