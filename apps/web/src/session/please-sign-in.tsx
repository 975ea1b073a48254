import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { PageMessage } from '../app/page-message.tsx'
import { signIn } from './sign-in.ts'

export const PleaseSignIn = () => {
  const { t } = useTranslation()
  return (
    <PageMessage title={t('pleaseSignIn.title')} text={t('pleaseSignIn.text')} code="UNAUTHENTICATED">
      <Button onClick={() => void signIn()}>{t('header.signIn')}</Button>
    </PageMessage>
  )
}
