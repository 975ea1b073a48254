import { lazy } from 'react'
import { isAdmin } from './me.ts'
import { Needs } from './needs-sign-in.tsx'

const WaitingNotice = lazy(() => import('../waiting-steps/waiting-notice.tsx'))

export const NeedsAdmin = () => (
  <Needs may={isAdmin}>
    <WaitingNotice />
  </Needs>
)
