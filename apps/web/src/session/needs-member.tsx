import { useParams } from '@tanstack/react-router'
import { lazy, useEffect } from 'react'
import { useValue } from '../parts/value.ts'
import { chooseGroup } from './group.ts'
import { isAdmin, membershipOf } from './me.ts'
import { Needs } from './needs-sign-in.tsx'
import { session } from './session.ts'

const SuspendedNotice = lazy(() => import('../groups/suspended-notice.tsx'))
const WaitingNotice = lazy(() => import('../waiting-steps/waiting-notice.tsx'))

/** The address names the group; administrators may look into every one. */
export const NeedsMember = () => {
  const { groupId } = useParams({ strict: false })
  const isSignedIn = useValue(session).state !== 'anonymous'
  useEffect(() => {
    if (groupId !== undefined && isSignedIn) chooseGroup(groupId)
  }, [groupId, isSignedIn])
  return (
    <Needs may={me => isAdmin(me) || membershipOf(me, groupId) !== undefined}>
      {groupId !== undefined && (
        <>
          <SuspendedNotice groupId={groupId} />
          <WaitingNotice groupId={groupId} />
        </>
      )}
    </Needs>
  )
}
