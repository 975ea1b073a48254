import { IconMenu2 } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import logo from '../app/logo.module.css'
import { LogoMark } from '../app/logo-mark.tsx'
import navigation from '../app/navigation.module.css'
import classes from '../app/shell.module.css'
import type { Asked } from './asked.ts'

type Props = { readonly asked: Asked; readonly isAmongPositions: boolean; readonly children: ReactNode }

const here = { 'data-status': 'active', 'aria-current': 'page' } as const

/** What stands around the page. Where there will be something to press that needs the client there is its outline. */
export const Shell = ({ asked: { site, words }, isAmongPositions, children }: Props) => (
  <div className={`served ${classes.shell}`}>
    <a className={classes.skip} href="#content">
      {words.app('skip')}
    </a>
    <header className={classes.header}>
      <span className={`served-menu ${classes.small}`} aria-hidden>
        <IconMenu2 size={22} stroke={1.6} />
      </span>
      <a href="/" className={`served-logo ${logo.logo}`}>
        <LogoMark logo={site.logo} />
        <span className={logo.name}>{site.name}</span>
      </a>
      <nav className={classes.links} aria-label={words.app('header.public')}>
        <a href="/positions" className={navigation.link} {...(isAmongPositions && here)}>
          {words.app('nav.positions')}
        </a>
      </nav>
      <div className={`served-tools ${classes.tools}`} aria-hidden />
    </header>
    <div className={classes.body}>
      <div className={classes.column}>
        <main className={classes.content} id="content" tabIndex={-1}>
          {children}
        </main>
        <footer className={classes.footer}>
          <div className={classes.footerInner}>
            <span>{site.name}</span>
            <a href="/privacy">{words.app('footer.privacy')}</a>
            <a href="/imprint">{words.app('footer.imprint')}</a>
            <a href="/docs">{words.app('footer.api')}</a>
            {site.hasMailbox && <a href="/dev/mailbox">{words.app('footer.mailbox')}</a>}
          </div>
        </footer>
      </div>
    </div>
  </div>
)
