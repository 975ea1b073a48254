import { Radio, Stack } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import type { Mine } from '../queries.ts'

type Consents = Mine['consents']
type Props = { readonly consents: Consents; readonly onChange: (consents: Consents) => void }

/** Consent to not reading the letters; final once the application is sent. */
export const Waiver = ({ consents, onChange }: Props) => {
  const { t } = useTranslation('applications')
  return (
    <Radio.Group
      mb="xl"
      label={t('waiver.label')}
      description={t('waiver.hint')}
      value={consents.waiveLetterAccess ? 'waive' : 'read'}
      onChange={value => onChange({ ...consents, waiveLetterAccess: value === 'waive' })}
    >
      <Stack mt="sm" gap="sm">
        <Radio value="waive" label={t('waiver.waive')} description={t('waiver.waiveHint')} />
        <Radio value="read" label={t('waiver.read')} description={t('waiver.readHint')} />
      </Stack>
    </Radio.Group>
  )
}
