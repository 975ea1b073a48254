import type { Actor } from '@kolleg/access'
import { type Static, Type } from 'typebox'
import type { Tx } from '../../db/schema.ts'
import { orExists } from '../../db/violations.ts'
import { lockCaller } from '../../people/lock-caller.ts'
import { problem } from '../../problems.ts'
import { filledLine } from '../../text/line-patterns.ts'
import { Wanted } from '../list/list.view.ts'
import { views } from './saved-view.policy.ts'
import { countSavedViews, deleteSavedView, findSavedView, insertSavedView, type SavedView } from './saved-view.store.ts'

/** More than anyone looks through. */
const most = 50

/** Search text is not saved: it may name applicants, whose data may be deleted before the view. */
const { text: _, ...Lasting } = Wanted

export const NewSavedView = Type.Object(
  {
    name: Type.String({ minLength: 1, maxLength: 100, pattern: filledLine }),
    query: Type.Object(Lasting, {
      title: 'SavedQuery',
      additionalProperties: false,
      description: 'The parameters of the list, without the search text.',
    }),
  },
  {
    title: 'NewSavedView',
    additionalProperties: false,
    examples: [{ name: 'To rate', query: { unratedByMe: true, sort: '-submittedAt' } }],
  },
)

export const saveView = async (
  tx: Tx,
  { userId }: Actor,
  { name, query }: Static<typeof NewSavedView>,
): Promise<SavedView> => {
  // Locks the caller, so that two requests at once cannot exceed the limit.
  await lockCaller(tx, userId)
  if ((await countSavedViews(tx, userId)) >= most)
    throw problem('ALREADY_EXISTS', { detail: `There are ${most} saved views already: delete one first.` })
  const view = await insertSavedView(tx, userId, name.trim(), query).catch(
    orExists('You have a view of this name already.'),
  )
  if (view === undefined) throw new Error('The view was put and is not there.')
  return view
}

export const removeSavedView = async (tx: Tx, actor: Actor, viewId: string): Promise<void> => {
  const view = await findSavedView(tx, viewId)
  if (view === undefined) throw problem('NOT_FOUND', { detail: 'There is no such view.' })
  views.permit(actor, 'delete', view)
  await deleteSavedView(tx, viewId)
}
