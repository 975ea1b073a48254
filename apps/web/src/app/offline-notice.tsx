import { useNetwork } from '@mantine/hooks'
import { useTranslation } from 'react-i18next'
import classes from './shell.module.css'

export const OfflineNotice = () => {
  const { t } = useTranslation()
  const { online } = useNetwork()
  return (
    <div role="status" className={online ? undefined : classes.offline}>
      {online ? null : t('offline')}
    </div>
  )
}
