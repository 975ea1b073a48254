import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { api, dataOf } from '../api/client.ts'
import { useAction } from '../api/use-action.ts'
import { HoldDialog, type HoldWords } from './hold-dialog.tsx'
import { type LegalHold, staleAfterHold } from './queries.ts'

type Props = { readonly hold: LegalHold; readonly onClose: () => void }

export const ChangeDialog = ({ hold: { legalHoldId, jobTitle: job, reason, until, version }, onClose }: Props) => {
  const { t } = useTranslation('legal-holds')
  const [values, setValues] = useState<HoldWords>({ reason, until })
  const save = useAction({
    run: () =>
      dataOf(
        api.PUT('/api/admin/legal-holds/{legalHoldId}', {
          params: { path: { legalHoldId }, header: { 'if-match': `"${version}"` } },
          body: values,
        }),
      ),
    message: t('changed'),
    stale: staleAfterHold,
    isQuiet: true,
    after: onClose,
  })
  return (
    <HoldDialog
      title={t('changeOf', { job })}
      text={t('changeText')}
      submit={t('change')}
      values={values}
      onChange={part => setValues({ ...values, ...part })}
      isPending={save.isPending}
      error={save.error}
      onSubmit={() => save.mutate()}
      onClose={onClose}
    />
  )
}
