import type { Static } from 'typebox'
import type { Grace } from '../waiting-steps/grace.ts'
import { changedIn } from './edit.ts'
import { type GroupChanges, read } from './form.ts'
import { getGroup } from './get.ts'
import type { GroupData } from './group.ts'

/** Internal settings; every other field appears on the group's page, in its adverts or in its letters. */
const inside: ReadonlySet<keyof GroupData> = new Set(['letterGraceMinutes', 'independentRatings', 'defaultLanguage'])

export const changingGroup: Grace = async ({ params, body }, tx) => {
  const { version: _, ...given } = body as Static<typeof GroupChanges>
  const group = await getGroup(tx, String(Object(params)['researchGroupId']))
  const changed = changedIn(group, await read(tx, given))
  return changed.every(field => inside.has(field)) ? undefined : { kind: 'CHANGE_GROUP', time: 'short' }
}
