import { ActionIcon } from '@mantine/core'
import { IconMenu2 } from '@tabler/icons-react'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { HeaderLinks } from './header-links.tsx'
import { HeaderTools } from './header-tools.tsx'
import { Logo } from './logo.tsx'
import type { Section } from './navigation.ts'
import classes from './shell.module.css'

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
