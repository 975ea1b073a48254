import { Title } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { KeysSwitch } from './keys-switch.tsx'

export const KeySettings = () => {
  const { t } = useTranslation('evaluation')
  return (
    <section>
      <Title order={2} size="h3" mb="sm">
        {t('keys.title')}
      </Title>
      <KeysSwitch />
    </section>
  )
}
