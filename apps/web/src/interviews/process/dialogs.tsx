import { lazy, Suspense } from 'react'
import type { Interviewee, Process, Slot } from '../queries.ts'

const SeriesDialog = lazy(() => import('../series/series-dialog.tsx'))
const SlotDialog = lazy(() => import('../slot/slot-dialog.tsx'))
const AssignDialog = lazy(() => import('../slot/assign-dialog.tsx'))
const CancelDialog = lazy(() => import('../slot/cancel-dialog.tsx'))
const InviteDialog = lazy(() => import('../people/invite-dialog.tsx'))
const AddDialog = lazy(() => import('../people/add-dialog.tsx'))

/** The open dialog, one at a time. */
export type Doing =
  | { readonly what: 'series' }
  | { readonly what: 'change'; readonly slot: Slot }
  | { readonly what: 'assign'; readonly slotId?: string; readonly intervieweeId?: string }
  | { readonly what: 'cancel'; readonly slotId: string; readonly name: string; readonly startsAt: string }
  | { readonly what: 'invite'; readonly people: readonly Interviewee[] | 'all' }
  | { readonly what: 'add' }

type Props = { readonly process: Process; readonly doing: Doing | undefined; readonly onClose: () => void }

export const Dialogs = ({ process, doing, onClose }: Props) => (
  <Suspense>
    {doing?.what === 'series' && <SeriesDialog process={process} onClose={onClose} />}
    {doing?.what === 'change' && <SlotDialog process={process} slot={doing.slot} onClose={onClose} />}
    {doing?.what === 'assign' && (
      <AssignDialog
        process={process}
        slotId={doing.slotId ?? ''}
        intervieweeId={doing.intervieweeId ?? ''}
        onClose={onClose}
      />
    )}
    {doing?.what === 'cancel' && <CancelDialog process={process} {...doing} onClose={onClose} />}
    {doing?.what === 'invite' && <InviteDialog process={process} people={doing.people} onClose={onClose} />}
    {doing?.what === 'add' && <AddDialog process={process} onClose={onClose} />}
  </Suspense>
)
