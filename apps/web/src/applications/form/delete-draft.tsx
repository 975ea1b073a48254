import { useNavigate } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { api, dataOf } from '../../api/client.ts'
import { useAction } from '../../api/use-action.ts'
import { ConfirmButton } from '../../parts/confirm-button.tsx'
import type { Mine } from '../queries.ts'

type Props = { readonly application: Mine; readonly onDeleted?: () => void }

export const DeleteDraft = ({ application: { applicationId, may }, onDeleted }: Props) => {
  const { t } = useTranslation('applications')
  const navigate = useNavigate()
  const remove = useAction({
    run: () => dataOf(api.DELETE('/api/applications/{applicationId}', { params: { path: { applicationId } } })),
    message: t('delete.done'),
    after: async () => {
      onDeleted?.()
      await navigate({ to: '/applications' })
    },
    stale: [['applications', 'mine']],
  })
  if (!may.includes('delete')) return null
  return (
    <ConfirmButton
      variant="subtle"
      color="red"
      loading={remove.isPending}
      title={t('delete.title')}
      text={t('delete.text')}
      confirm={t('delete.confirm')}
      onConfirm={() => remove.mutate()}
    >
      {t('delete.button')}
    </ConfirmButton>
  )
}
