import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { PageMessage } from '../app/page-message.tsx'
import { signIn } from './sign-in.ts'

/** Whoever sees this came from the provider with something that could not be taken. */
export const FailedPage = () => {
  const { t } = useTranslation(['session', 'app'])
  return (
    <PageMessage title={t('failed.title')} text={t('failed.text')}>
      <Button onClick={() => void signIn({ returnTo: '/' })}>{t('app:header.signIn')}</Button>
    </PageMessage>
  )
}
