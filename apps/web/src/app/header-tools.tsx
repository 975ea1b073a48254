import { ActionIcon, Button, Skeleton, useComputedColorScheme, useMantineColorScheme } from '@mantine/core'
import { IconMoon, IconSun } from '@tabler/icons-react'
import { lazy, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { useMe } from '../session/me.ts'
import { signIn } from '../session/sign-in.ts'
import { LanguageSwitch } from './language-switch.tsx'
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

/** Follows the system until the person chooses. */
const SchemeSwitch = () => {
  const { t } = useTranslation()
  const { setColorScheme } = useMantineColorScheme()
  const isDark = useComputedColorScheme('light') === 'dark'
  const Icon = isDark ? IconSun : IconMoon
  const label = t(isDark ? 'header.toLight' : 'header.toDark')
  return (
    <ActionIcon
      variant="subtle"
      color="gray"
      size="lg"
      aria-label={label}
      title={label}
      onClick={() => setColorScheme(isDark ? 'light' : 'dark')}
    >
      <Icon size={19} stroke={1.6} aria-hidden />
    </ActionIcon>
  )
}
