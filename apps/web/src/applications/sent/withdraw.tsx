import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { api, dataOf } from '../../api/client.ts'
import { useAction } from '../../api/use-action.ts'
import { ConfirmButton } from '../../parts/confirm-button.tsx'
import { applicationQuery, type Mine } from '../queries.ts'

export const headingId = 'application-title'

type Props = { readonly application: Mine }

export const Withdraw = ({ application: { applicationId, version, may } }: Props) => {
  const { t } = useTranslation('applications')
  const client = useQueryClient()
  const withdraw = useAction({
    run: () =>
      dataOf(
        api.POST('/api/applications/{applicationId}/withdraw', {
          params: { path: { applicationId } },
          body: { version },
        }),
      ),
    message: t('withdraw.done'),
    after: made => {
      client.setQueryData(applicationQuery(applicationId).queryKey, made)
      // The button is gone: the focus moves to the heading.
      document.getElementById(headingId)?.focus()
    },
    stale: [['applications', 'mine']],
  })
  if (!may.includes('withdraw')) return null
  return (
    <ConfirmButton
      color="red"
      loading={withdraw.isPending}
      title={t('withdraw.title')}
      text={t('withdraw.text')}
      confirm={t('withdraw.confirm')}
      onConfirm={() => withdraw.mutate()}
    >
      {t('withdraw.button')}
    </ConfirmButton>
  )
}
