import { lazy, Suspense } from 'react'
import type { Process } from '../queries.ts'
import type { OpenDialog } from './open-dialog.ts'

const SeriesDialog = lazy(() => import('../series/series-dialog.tsx'))
const SlotDialog = lazy(() => import('../slot/slot-dialog.tsx'))
const AssignDialog = lazy(() => import('../slot/assign-dialog.tsx'))
const CancelDialog = lazy(() => import('../slot/cancel-dialog.tsx'))
const InviteDialog = lazy(() => import('../people/invite-dialog.tsx'))
const AddDialog = lazy(() => import('../people/add-dialog.tsx'))

type Props = { readonly process: Process; readonly dialog: OpenDialog | undefined; readonly onClose: () => void }

export const Dialogs = ({ process, dialog, onClose }: Props) => (
  <Suspense>
    {dialog?.what === 'series' && <SeriesDialog process={process} onClose={onClose} />}
    {dialog?.what === 'change' && <SlotDialog process={process} slot={dialog.slot} onClose={onClose} />}
    {dialog?.what === 'assign' && (
      <AssignDialog
        process={process}
        slotId={dialog.slotId ?? ''}
        intervieweeId={dialog.intervieweeId ?? ''}
        onClose={onClose}
      />
    )}
    {dialog?.what === 'cancel' && <CancelDialog process={process} {...dialog} onClose={onClose} />}
    {dialog?.what === 'invite' && <InviteDialog process={process} people={dialog.people} onClose={onClose} />}
    {dialog?.what === 'add' && <AddDialog process={process} onClose={onClose} />}
  </Suspense>
)
