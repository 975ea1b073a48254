import { useSuspenseQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { PageHead } from '../../parts/page-head.tsx'
import { useLive } from '../../parts/use-live.ts'
import { isAdmin, membershipOf, useMe } from '../../session/me.ts'
import { membersQuery } from '../queries.ts'
import { AddMember } from './add-member.tsx'
import { Invitations } from './invitations.tsx'
import { LeaveButton } from './leave-button.tsx'
import { MemberTable } from './member-table.tsx'

const route = getRouteApi('/members-only/groups/$groupId/members')

export const MembersPage = () => {
  const { t } = useTranslation('groups')
  const { groupId } = route.useParams()
  const { me } = useMe()
  const members = useSuspenseQuery(membersQuery(groupId))
  useLive([members])
  const { data } = members
  const membership = membershipOf(me, groupId)
  const mayChange = isAdmin(me) || membership?.role === 'PROFESSOR'
  return (
    <>
      <PageHead
        title={t('members.title')}
        lead={t('members.lead')}
        actions={membership && <LeaveButton groupId={groupId} groupName={membership.name} />}
      />
      <MemberTable groupId={groupId} members={data.items} myId={me?.userId} mayChange={mayChange} />
      {mayChange && (
        <>
          <AddMember groupId={groupId} />
          <Invitations groupId={groupId} />
        </>
      )}
    </>
  )
}
