import { Table, Text } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { api, dataOrStep, graceOn } from '../../api/client.ts'
import { useFormat } from '../../language/format.ts'
import { ConfirmButton } from '../../parts/confirm-button.tsx'
import { TextLink } from '../../parts/links.tsx'
import stacked from '../../parts/stacked-table.module.css'
import { WhenCell } from '../../parts/when-cell.tsx'
import { useToast } from '../../problems/use-toast.tsx'
import { GraceNote } from '../../waiting-steps/grace-note.tsx'
import { useStep } from '../../waiting-steps/use-step.ts'
import type { Member } from '../queries.ts'

type Props = {
  readonly groupId: string
  readonly members: readonly Member[]
  readonly myId: string | undefined
  readonly mayChange: boolean
}

export const memberRoles = ['EMPLOYEE', 'PROFESSOR'] as const
export type MemberRole = (typeof memberRoles)[number]
const member = '/api/research-groups/{researchGroupId}/members/{userId}'

export const MemberTable = ({ groupId, members, myId, mayChange }: Props) => {
  const { t } = useTranslation('groups')
  const format = useFormat()
  const toast = useToast()
  const path = (userId: string) => ({ path: { researchGroupId: groupId, userId }, header: graceOn })
  const stale = [['groups', groupId], ['me']]
  const change = useStep({
    run: ({ userId, role, version }: Pick<Member, 'userId' | 'role' | 'version'>) =>
      dataOrStep(api.PATCH(member, { params: path(userId), body: { role, version } })),
    message: t('members.roleChanged'),
    stale,
  })
  const remove = useStep({
    run: (one: Member) => dataOrStep(api.DELETE(member, { params: path(one.userId) })),
    stale,
    after: (_, one) => toast.done(t('members.removed', { name: `${one.firstName} ${one.lastName}` })),
  })
  return (
    <Table.ScrollContainer minWidth={0} type="native">
      <Table className={stacked.table ?? ''} verticalSpacing="sm">
        <Table.Thead>
          <Table.Tr>
            <Table.Th>{t('members.name')}</Table.Th>
            <Table.Th>{t('members.role')}</Table.Th>
            <Table.Th>{t('members.since')}</Table.Th>
            {mayChange && <Table.Td />}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {members.map(one => {
            const name = `${one.firstName} ${one.lastName}`.trim() || one.email
            const isMe = one.userId === myId
            return (
              <Table.Tr key={one.userId}>
                <Table.Td>
                  {one.role === 'PROFESSOR' ? (
                    <TextLink to="/professors/$professorId/positions" params={{ professorId: one.userId }}>
                      {name}
                    </TextLink>
                  ) : (
                    name
                  )}{' '}
                  {isMe && (
                    <Text span size="sm" c="dimmed">
                      ({t('members.you')})
                    </Text>
                  )}
                  {name !== one.email && (
                    <Text size="sm" c="dimmed">
                      {one.email}
                    </Text>
                  )}
                </Table.Td>
                <Table.Td>
                  {t(`members.${one.role}`)}
                  {mayChange && !isMe && (
                    <RoleButton
                      name={name}
                      next={one.role === 'PROFESSOR' ? 'EMPLOYEE' : 'PROFESSOR'}
                      isPending={change.isPending}
                      onChange={role => change.mutate({ userId: one.userId, role, version: one.version })}
                    />
                  )}
                </Table.Td>
                <WhenCell label={t('members.since')}>{format.instant(one.joinedAt)}</WhenCell>
                {mayChange && (
                  <Table.Td>
                    {!isMe && (
                      <ConfirmButton
                        size="xs"
                        aria-label={`${t('members.remove')}: ${name}`}
                        title={t('members.removeTitle', { name })}
                        text={t('members.removeText')}
                        confirm={t('members.remove')}
                        form={<GraceNote groupId={groupId} />}
                        onConfirm={() => remove.mutate(one)}
                      >
                        {t('members.remove')}
                      </ConfirmButton>
                    )}
                  </Table.Td>
                )}
              </Table.Tr>
            )
          })}
        </Table.Tbody>
      </Table>
    </Table.ScrollContainer>
  )
}

type RoleProps = {
  readonly name: string
  readonly next: MemberRole
  readonly isPending: boolean
  readonly onChange: (role: MemberRole) => void
}

const RoleButton = ({ name, next, isPending, onChange }: RoleProps) => {
  const { t } = useTranslation('groups')
  return (
    <ConfirmButton
      size="compact-xs"
      ml="xs"
      loading={isPending}
      aria-label={t('members.changeRole', { name })}
      title={t(`members.become.${next}.title`, { name })}
      text={t(`members.become.${next}.text`)}
      confirm={t(`members.become.${next}.do`)}
      onConfirm={() => onChange(next)}
    >
      {t('members.change')}
    </ConfirmButton>
  )
}
