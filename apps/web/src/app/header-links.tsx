import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import navigation from './navigation.module.css'
import classes from './shell.module.css'

/** Links to the public pages; on a small screen they are in the menu. */
export const HeaderLinks = () => {
  const { t } = useTranslation()
  return (
    <nav className={classes.links} aria-label={t('header.public')}>
      <Link to="/positions" className={navigation.link}>
        {t('nav.positions')}
      </Link>
    </nav>
  )
}
