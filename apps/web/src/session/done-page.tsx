import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { PageMessage } from '../app/page-message.tsx'

export const DonePage = () => {
  const { t } = useTranslation('session')
  useEffect(() => window.close(), [])
  return <PageMessage title={t('done.title')} text={t('done.text')} />
}
