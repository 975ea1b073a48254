import { useTranslation } from 'react-i18next'
import { api, dataOf } from '../../api/client.ts'
import { useAction } from '../../api/use-action.ts'
import { useLanguage } from '../../language/use-language.ts'
import { useIdempotencyKey } from '../../parts/idempotency-key.ts'
import { useUnsaved } from '../../parts/use-unsaved.ts'
import { emptyReferee, type Referee } from './referee.ts'
import { RefereeForm } from './referee-form.tsx'

type Props = {
  readonly applicationId: string
  readonly onAdded: () => Promise<unknown>
  readonly onCancel: () => void
}

export const refereeKey = (applicationId: string): string => `referee.${applicationId}`

export const AddReferee = ({ applicationId, onAdded, onCancel }: Props) => {
  const { t } = useTranslation('applications')
  const language = useLanguage()
  const copy = useUnsaved<Referee>(refereeKey(applicationId))
  const onceKey = useIdempotencyKey()
  const add = useAction({
    isQuiet: true,
    run: (body: Referee) =>
      dataOf(
        api.POST('/api/applications/{applicationId}/references', {
          params: { path: { applicationId }, header: onceKey(body) },
          body,
        }),
      ),
    after: async () => {
      copy.remove()
      await onAdded()
    },
  })
  const cancel = (): void => {
    copy.remove()
    onCancel()
  }
  return (
    <RefereeForm
      title={t('referee.add')}
      first={copy.read()?.value ?? { ...emptyReferee, language }}
      error={add.error}
      isPending={add.isPending}
      onTyped={value => copy.write({ value, version: undefined })}
      onSave={referee => add.mutate(referee)}
      onCancel={cancel}
    />
  )
}
