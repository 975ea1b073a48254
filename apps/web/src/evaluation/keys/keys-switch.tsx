import { Switch } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { singleKeys, switchSingleKeys } from '../../parts/single-keys.ts'
import { useValue } from '../../parts/value.ts'

export const KeysSwitch = () => {
  const { t } = useTranslation('evaluation')
  return (
    <Switch
      label={t('keys.switch')}
      description={t('keys.switchHint')}
      checked={useValue(singleKeys)}
      onChange={event => switchSingleKeys(event.currentTarget.checked)}
    />
  )
}
