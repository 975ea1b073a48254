import { record } from '../audit/record.ts'
import type { Tx } from '../db/schema.ts'
import type { Person } from '../people/person.ts'
import { updateGroup } from './group.store.ts'
import { type Group, groupSteps } from './group.ts'
import { isNamed, isSameAddress } from './is-named.ts'
import { deleteRequest, fieldsOfOthers, isPeopled, lockRequests } from './request.store.ts'

/** Takes back a person's requests that were not granted; a group with members stays without the requester's data. */
export const takeBackRequests = async (tx: Tx, person: Person): Promise<void> => {
  const { userId } = person
  for (const group of await lockRequests(tx, userId)) {
    const { researchGroupId: groupId } = group
    const moment = { by: userId, at: new Date() }
    if (await isPeopled(tx, groupId)) {
      const personal = personalIn(group, person, await fieldsOfOthers(tx, groupId, userId))
      await updateGroup(tx, groupId, personal)
      const { fact } = groupSteps.step(group, 'edit', moment)
      await record(tx, fact, { groupId, details: { changed: Object.keys(personal) } })
    } else {
      await deleteRequest(tx, groupId)
      await record(tx, groupSteps.step(group, 'takeBack', moment).fact, { groupId })
    }
  }
}

/** What another person has written since stays, unless it names the requester. */
const personalIn = ({ head, email }: Group, person: Person, ofOthers: readonly string[]) => ({
  ...((!ofOthers.includes('head') || isNamed(head, person)) && { head: '' }),
  ...((!ofOthers.includes('email') || isSameAddress(email, person.email)) && { email: '' }),
  requestedBy: null,
  denialReason: null,
})
