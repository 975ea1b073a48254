import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { isAway } from '../api/away.ts'
import { PageMessage } from '../app/page-message.tsx'
import { useValue } from '../parts/value.ts'
import { signIn } from './sign-in.ts'

/** For a callback from the provider that could not be accepted. */
export const FailedPage = () => {
  const { t } = useTranslation(['session', 'app'])
  const isServiceAway = useValue(isAway)
  if (isServiceAway) return <PageMessage title={t('app:away.title')} text={t('app:away.text')} />
  return (
    <PageMessage title={t('failed.title')} text={t('failed.text')}>
      <Button onClick={() => void signIn({ returnTo: '/' })}>{t('app:header.signIn')}</Button>
    </PageMessage>
  )
}
