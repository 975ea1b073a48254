import { useTranslation } from 'react-i18next'
import { api, take } from '../../api/client.ts'
import { useDeed } from '../../api/use-deed.ts'
import { useLanguage } from '../../language/use-language.ts'
import { useOnceKey } from '../../parts/once-key.ts'
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
  const place = useUnsaved<Referee>(refereeKey(applicationId))
  const onceKey = useOnceKey()
  const add = useDeed({
    isQuiet: true,
    run: (body: Referee) =>
      take(
        api.POST('/api/applications/{applicationId}/references', {
          params: { path: { applicationId }, header: onceKey(body) },
          body,
        }),
      ),
    after: async () => {
      place.forget()
      await onAdded()
    },
  })
  const cancel = (): void => {
    place.forget()
    onCancel()
  }
  return (
    <RefereeForm
      title={t('referee.add')}
      first={place.read()?.value ?? { ...emptyReferee, language }}
      error={add.error}
      isPending={add.isPending}
      onTyped={value => place.keep({ value, version: undefined })}
      onSave={referee => add.mutate(referee)}
      onCancel={cancel}
    />
  )
}
