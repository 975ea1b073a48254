import { useNavigate } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { api, dataOf } from '../../api/client.ts'
import { useAction } from '../../api/use-action.ts'
import { ConfirmButton } from '../../parts/confirm-button.tsx'

type Props = { readonly groupId: string; readonly groupName: string }

export const LeaveButton = ({ groupId, groupName }: Props) => {
  const { t } = useTranslation('groups')
  const navigate = useNavigate()
  const leave = useAction({
    run: () =>
      dataOf(
        api.DELETE('/api/research-groups/{researchGroupId}/members/me', {
          params: { path: { researchGroupId: groupId } },
        }),
      ),
    message: t('members.left'),
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
