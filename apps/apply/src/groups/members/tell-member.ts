import type { Context } from '../../context.ts'
import type { Tx } from '../../db/schema.ts'
import { isAddress } from '../../letters/mail/recipient.ts'
import { nameOf, type Person, toldAs } from '../../people/person.ts'
import { provenOf } from '../../people/proven-address.ts'
import { linkTo } from '../../site/link.ts'
import type { Group } from '../group.ts'
import type { MemberRole } from './member.ts'
import { roleWords } from './role-words.ts'

/** Tells someone that another person has made them a member. */
export const tellMember = async (
  context: Context,
  tx: Tx,
  adder: Person,
  { name, researchGroupId }: Group,
  person: Person,
  role: MemberRole,
): Promise<void> => {
  const { userId, language, firstName } = person
  const address = provenOf(person)
  if (userId === adder.userId || !isAddress(address)) return
  await context.letters.write(tx, {
    type: 'MEMBER_ADDED',
    groupId: researchGroupId,
    language,
    to: { name: nameOf(person), address, userId },
    by: adder.userId,
    data: {
      member: { firstName, role: roleWords[language][role] },
      group: { name, link: linkTo(context, `/groups/${researchGroupId}/home`) },
      adder: { name: toldAs(adder, language) },
    },
  })
}
