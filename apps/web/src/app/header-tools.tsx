import { Button, Skeleton } from '@mantine/core'
import { lazy, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { useMe } from '../session/me.ts'
import { signIn } from '../session/sign-in.ts'
import { LanguageSwitch } from './language-switch.tsx'
import { SchemeSwitch } from './scheme-switch.tsx'
import classes from './shell.module.css'

const AccountMenu = lazy(() => import('./account-menu.tsx'))

export const HeaderTools = () => {
  const { t } = useTranslation()
  const { me, isSignedIn } = useMe()
  return (
    <div className={classes.tools}>
      <LanguageSwitch />
      <SchemeSwitch />
      {isSignedIn ? (
        <Suspense fallback={<Skeleton circle height={36} />}>{me && <AccountMenu me={me} />}</Suspense>
      ) : (
        <Button size="sm" onClick={() => void signIn()}>
          {t('header.signIn')}
        </Button>
      )}
    </div>
  )
}
