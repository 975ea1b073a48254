import { IconMenu2 } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import logo from '../app/logo.module.css'
import { LogoMark } from '../app/logo-mark.tsx'
import navigation from '../app/navigation.module.css'
import classes from '../app/shell.module.css'
import { addressIn } from '../language/address.ts'
import { languageNames, otherThan } from '../language/language.ts'
import type { PageContext } from './page-context.ts'

type Props = { readonly context: PageContext; readonly isAmongPositions: boolean; readonly children: ReactNode }

const here = { 'data-status': 'active', 'aria-current': 'page' } as const

/** The frame of a page. Controls that need the client are shown as outlines. */
export const Shell = ({ context, isAmongPositions, children }: Props) => {
  const { site, words, to, path, search, reader } = context
  const other = otherThan(reader.language)
  return (
    <div className={`ssr ${classes.shell}`}>
      <a className={classes.skip} href="#content">
        {words.app('skip')}
      </a>
      <header className={classes.header}>
        <span className={`ssr-menu ${classes.small}`} aria-hidden>
          <IconMenu2 size={22} stroke={1.6} />
        </span>
        <a href={to('/')} className={`ssr-logo ${logo.logo}`}>
          <LogoMark logo={site.logo} />
          <span className={logo.name}>{site.name}</span>
        </a>
        <nav className={classes.links} aria-label={words.app('header.public')}>
          <a href={to('/positions')} className={navigation.link} {...(isAmongPositions && here)}>
            {words.app('nav.positions')}
          </a>
        </nav>
        <div className={classes.tools}>
          <a
            className="ssr-language"
            href={`${addressIn(other, path)}${search.size > 0 ? `?${search}` : ''}`}
            hrefLang={other}
            lang={other}
          >
            <span className={classes.wide}>{languageNames[other]}</span>
            <span className={classes.narrow}>{other.toUpperCase()}</span>
          </a>
          <div className="ssr-tools" aria-hidden />
        </div>
      </header>
      <div className={classes.body}>
        <div className={classes.column}>
          <main className={classes.content} id="content" tabIndex={-1}>
            {children}
          </main>
          <footer className={classes.footer}>
            <div className={classes.footerInner}>
              <span>{site.name}</span>
              <a href={to('/privacy')}>{words.app('footer.privacy')}</a>
              <a href={to('/imprint')}>{words.app('footer.imprint')}</a>
              <a href="/docs">{words.app('footer.api')}</a>
              {site.hasMailbox && <a href="/dev/mailbox">{words.app('footer.mailbox')}</a>}
            </div>
          </footer>
        </div>
      </div>
    </div>
  )
}
