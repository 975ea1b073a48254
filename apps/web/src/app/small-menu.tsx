import { Drawer } from '@mantine/core'
import { IconSearch } from '@tabler/icons-react'
import { Link, useRouterState } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import classes from './navigation.module.css'
import type { Section } from './navigation.ts'
import { SideNavigation } from './side-navigation.tsx'
import { site } from './site.ts'

type Props = { readonly sections: readonly Section[]; readonly onClose: () => void }

/** The navigation of small screens. */
export default function SmallMenu({ sections, onClose }: Props) {
  const { t } = useTranslation()
  const path = useRouterState({ select: ({ location }) => location.pathname })
  const opened = useRef(path)
  useEffect(() => {
    if (path !== opened.current) onClose()
  }, [path, onClose])
  return (
    <Drawer
      opened
      onClose={onClose}
      size="xs"
      title={site.name}
      closeButtonProps={{ 'aria-label': t('header.closeMenu') }}
    >
      <nav aria-label={t('header.navigation')}>
        <Link to="/positions" className={classes.item}>
          <IconSearch size={18} stroke={1.6} aria-hidden />
          {t('nav.positions')}
        </Link>
        <SideNavigation sections={sections} />
      </nav>
    </Drawer>
  )
}
