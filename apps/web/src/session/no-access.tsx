import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { PageMessage } from '../app/page-message.tsx'
import { ButtonLink } from '../parts/links.tsx'
import { useMe } from './me.ts'
import { signIn } from './sign-in.ts'

export const NoAccess = () => {
  const { t } = useTranslation()
  const { me } = useMe()
  return (
    <PageMessage title={t('noAccess.title')} text={t('noAccess.text', { email: me?.email ?? '' })} code="ACCESS_DENIED">
      <ButtonLink to="/">{t('noAccess.home')}</ButtonLink>
      <Button variant="default" onClick={() => void signIn({ prompt: 'login' })}>
        {t('noAccess.other')}
      </Button>
    </PageMessage>
  )
}
