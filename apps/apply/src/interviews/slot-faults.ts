import type { InputFault } from '@kolleg/problems'
import type { Tx } from '../db/schema.ts'
import { lockMembersAmong } from '../people/lock-members.ts'
import type { Process } from './process.ts'

/** Faults of a slot besides its time: it needs a place that can be found, and interviewers of the group. */
export const slotFaults = async (
  tx: Tx,
  { researchGroupId }: Process,
  place: { readonly location: string; readonly link: string },
  interviewerIds: readonly string[],
  /** The current interviewers: a person who has left the group is silently removed. */
  before: readonly string[] = [],
): Promise<readonly InputFault[]> => {
  const added = interviewerIds.filter(id => !before.includes(id))
  const members = new Set([...before, ...(await lockMembersAmong(tx, researchGroupId, added))])
  const strangers = interviewerIds.flatMap((id, index): InputFault[] =>
    members.has(id)
      ? []
      : [{ pointer: `/interviewerIds/${index}`, message: 'Interviewers are members of the group.', code: 'MEMBER' }],
  )
  const nowhere: readonly InputFault[] =
    place.location === '' && place.link === ''
      ? [{ pointer: '/location', message: 'A slot needs a location or a link.', code: 'PLACE' }]
      : []
  const unreadable: readonly InputFault[] =
    place.link === '' || URL.canParse(place.link)
      ? []
      : [{ pointer: '/link', message: 'It has to be an address that can be opened.', code: 'LINK' }]
  return [...nowhere, ...unreadable, ...strangers]
}
