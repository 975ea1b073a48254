import { Text, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { api, dataOrStep, graceOn } from '../../api/client.ts'
import { useFormat } from '../../language/format.ts'
import { ConfirmButton } from '../../parts/confirm-button.tsx'
import { GraceNote } from '../../waiting-steps/grace-note.tsx'
import { useStep } from '../../waiting-steps/use-step.ts'
import { invitationsQuery } from '../queries.ts'
import classes from './members.module.css'

type Props = { readonly groupId: string }

export const Invitations = ({ groupId }: Props) => {
  const { t } = useTranslation('groups')
  const format = useFormat()
  const { data } = useQuery(invitationsQuery(groupId))
  const withdraw = useStep({
    run: (invitationId: string) =>
      dataOrStep(
        api.DELETE('/api/research-groups/{researchGroupId}/invitations/{invitationId}', {
          params: { path: { researchGroupId: groupId, invitationId }, header: graceOn },
        }),
      ),
    message: t('members.withdrawn'),
    stale: [invitationsQuery(groupId).queryKey],
  })
  if (!data || data.items.length === 0) return null
  return (
    <section className={classes.add}>
      <Title order={2} size="h3" mb="md">
        {t('members.invitations')}
      </Title>
      {data.items.map(({ invitationId, email, role, invitedBy, invitedAt, expiresAt }) => (
        <div key={invitationId} className={classes.found}>
          <span>
            {email} · {t(`members.${role}`)}
            <Text size="sm" c="dimmed">
              {t(invitedBy?.name ? 'members.invitedBy' : 'members.invitedOn', {
                date: format.instant(invitedAt),
                name: invitedBy?.name,
              })}{' '}
              · {t('members.goodUntil', { date: format.until(expiresAt) })}
            </Text>
          </span>
          <ConfirmButton
            size="xs"
            aria-label={`${t('members.withdraw')}: ${email}`}
            title={t('members.withdrawTitle', { email })}
            text={t('members.withdrawText')}
            form={<GraceNote groupId={groupId} />}
            confirm={t('members.withdraw')}
            onConfirm={() => withdraw.mutate(invitationId)}
          >
            {t('members.withdraw')}
          </ConfirmButton>
        </div>
      ))}
    </section>
  )
}
