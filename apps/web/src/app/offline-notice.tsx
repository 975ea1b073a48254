import { useNetwork } from '@mantine/hooks'
import { useTranslation } from 'react-i18next'
import { isAway } from '../api/away.ts'
import { useValue } from '../parts/value.ts'
import classes from './shell.module.css'

export const OfflineNotice = () => {
  const { t } = useTranslation()
  const { online } = useNetwork()
  const isServiceAway = useValue(isAway)
  const notice = online ? isServiceAway && t('away.notice') : t('offline')
  return (
    <div role="status" className={notice ? classes.offline : undefined}>
      {notice || null}
    </div>
  )
}
