import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { api, dataOf } from '../api/client.ts'
import { useAction } from '../api/use-action.ts'
import { ConfirmButton } from '../parts/confirm-button.tsx'
import { refereeQuery } from './queries.ts'
import type { AssessmentWriting } from './use-assessment.ts'

type Props = { readonly token: string; readonly applicant: string; readonly writing: AssessmentWriting }

export const Decline = ({ token, applicant, writing: { flush, discard } }: Props) => {
  const { t } = useTranslation('references')
  const client = useQueryClient()
  const decline = useAction({
    run: async () => {
      // A save that came later would be refused.
      await flush()
      return await dataOf(api.POST('/api/reference-letters/{token}/decline', { params: { path: { token } } }))
    },
    after: made => {
      discard()
      client.setQueryData(refereeQuery(token).queryKey, made)
    },
  })
  return (
    <ConfirmButton
      variant="subtle"
      color="gray"
      loading={decline.isPending}
      title={t('decline.title')}
      text={t('decline.text', { applicant })}
      confirm={t('decline.confirm')}
      onConfirm={() => decline.mutate()}
    >
      {t('decline.button')}
    </ConfirmButton>
  )
}
