import { useNavigate } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { api, take } from '../../api/client.ts'
import { useDeed } from '../../api/use-deed.ts'
import { ConfirmButton } from '../../parts/confirm-button.tsx'

type Props = { readonly groupId: string; readonly groupName: string }

export const LeaveButton = ({ groupId, groupName }: Props) => {
  const { t } = useTranslation('groups')
  const navigate = useNavigate()
  const leave = useDeed({
    run: () =>
      take(
        api.DELETE('/api/research-groups/{researchGroupId}/members/me', {
          params: { path: { researchGroupId: groupId } },
        }),
      ),
    said: t('members.left'),
    stale: [['me']],
    after: () => navigate({ to: '/' }),
  })
  return (
    <ConfirmButton
      title={t('members.leaveTitle', { group: groupName })}
      text={t('members.leaveText')}
      confirm={t('members.leave')}
      onConfirm={() => leave.mutate()}
    >
      {t('members.leave')}
    </ConfirmButton>
  )
}
