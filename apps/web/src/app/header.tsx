import { ActionIcon, Group, Text } from '@mantine/core'
import { IconMenu2 } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { HeaderTools } from './header-tools.tsx'
import logo from './logo.module.css'
import { LogoMark } from './logo-mark.tsx'
import navigation from './navigation.module.css'
import type { Section } from './navigation.ts'
import classes from './shell.module.css'
import { site } from './site.ts'

const SmallMenu = lazy(() => import('./small-menu.tsx'))

type Props = { readonly sections: readonly Section[] }

export const Header = ({ sections }: Props) => {
  const { t } = useTranslation()
  const [isOpen, setOpen] = useState(false)
  return (
    <header className={classes.header}>
      <ActionIcon
        className={classes.small ?? ''}
        variant="subtle"
        color="gray"
        size="lg"
        aria-label={t('header.openMenu')}
        aria-expanded={isOpen}
        onClick={() => setOpen(true)}
      >
        <IconMenu2 size={22} stroke={1.6} aria-hidden />
      </ActionIcon>
      <Logo />
      <HeaderLinks />
      <HeaderTools />
      <Suspense>{isOpen && <SmallMenu sections={sections} onClose={() => setOpen(false)} />}</Suspense>
    </header>
  )
}

/** Links to the public pages; on a small screen they are in the menu. */
const HeaderLinks = () => {
  const { t } = useTranslation()
  return (
    <nav className={classes.links} aria-label={t('header.public')}>
      <Link to="/positions" className={navigation.link}>
        {t('nav.positions')}
      </Link>
    </nav>
  )
}

const Logo = () => (
  <Link to="/" className={logo.logo}>
    <Group gap={10} wrap="nowrap">
      <LogoMark logo={site.logo} />
      <Text component="span" className={logo.name}>
        {site.name}
      </Text>
    </Group>
  </Link>
)
