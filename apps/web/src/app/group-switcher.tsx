import { NativeSelect, Text } from '@mantine/core'
import { useMatches, useNavigate } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { chooseGroup } from '../session/group.ts'
import { useMe } from '../session/me.ts'

const groupPages = [
  '/groups/$groupId/home',
  '/groups/$groupId/members',
  '/groups/$groupId/data',
  '/groups/$groupId/history',
] as const

/** The group in which the person works; switching stays on the same page. */
export const GroupSwitcher = () => {
  const { t } = useTranslation()
  const { me } = useMe()
  const navigate = useNavigate()
  const page = useMatches({ select: matches => matches.at(-1)?.fullPath })
  if (!me?.researchGroup) return null
  const { researchGroupId, name } = me.researchGroup
  if (me.memberships.length === 1)
    return (
      <Text size="sm" fw={600} px="sm" pb="xs">
        {name}
      </Text>
    )
  const change = (groupId: string): void => {
    chooseGroup(groupId)
    if (page === '/evaluation') return void navigate({ to: page, search: { researchGroupId: groupId } })
    const kept = groupPages.find(each => each === page) ?? '/groups/$groupId/positions'
    void navigate({ to: kept, params: { groupId } })
  }
  return (
    <NativeSelect
      aria-label={t('header.group')}
      mb="xs"
      value={researchGroupId}
      onChange={event => change(event.currentTarget.value)}
      data={me.memberships.map(group => ({ value: group.researchGroupId, label: group.name }))}
    />
  )
}
