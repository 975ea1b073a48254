import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { useMe } from '../session/me.ts'
import classes from './shell.module.css'
import { site } from './site.ts'

export const Footer = () => {
  const { t } = useTranslation()
  const { me } = useMe()
  return (
    <footer className={classes.footer}>
      <div className={classes.footerInner}>
        <span>{site.name}</span>
        {me && <Link to="/groups">{t('footer.groups')}</Link>}
        <Link to="/privacy">{t('footer.privacy')}</Link>
        <Link to="/imprint">{t('footer.imprint')}</Link>
        <a href="/docs">{t('footer.api')}</a>
        {site.hasMailbox && <a href="/dev/mailbox">{t('footer.mailbox')}</a>}
      </div>
    </footer>
  )
}
