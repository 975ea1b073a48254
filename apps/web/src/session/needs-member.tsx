import { useParams } from '@tanstack/react-router'
import { useEffect } from 'react'
import { chooseGroup } from './group.ts'
import { isAdmin, membershipOf } from './me.ts'
import { Needs } from './needs-sign-in.tsx'

/** The address names the group one works in; administrators look into all of them. */
export const NeedsMember = () => {
  const { groupId } = useParams({ strict: false })
  useEffect(() => {
    if (groupId !== undefined) chooseGroup(groupId)
  }, [groupId])
  return <Needs may={me => isAdmin(me) || membershipOf(me, groupId) !== undefined} />
}
