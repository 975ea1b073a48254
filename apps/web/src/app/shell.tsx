import { useNetwork } from '@mantine/hooks'
import { useQuery } from '@tanstack/react-query'
import { Link, Outlet, useMatches, useParams, useRouterState } from '@tanstack/react-router'
import { lazy, Suspense, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { isAway } from '../api/away.ts'
import { groupQuery } from '../groups/queries.ts'
import { readAddress } from '../language/address.ts'
import { chosenLanguage } from '../language/language.ts'
import { PageSkeleton } from '../parts/page-skeleton.tsx'
import { useValue } from '../parts/value.ts'
import { hasToasts } from '../problems/has-toasts.ts'
import { isAdmin, type Me, membershipOf, useLiveMe, useMe } from '../session/me.ts'
import { session } from '../session/session.ts'
import { Header } from './header.tsx'
import { sectionsOf, type Visited } from './navigation.ts'
import classes from './shell.module.css'
import { SideNavigation } from './side-navigation.tsx'
import { site } from './site.ts'

const ExpiredDialog = lazy(() => import('../session/expired-dialog.tsx'))
const Toasts = lazy(() => import('./toasts.tsx'))

export const Shell = () => {
  const { t } = useTranslation()
  const { me } = useMe()
  useLiveMe()
  useAdoptLanguage(me)
  const isExpired = useValue(session).state === 'expired'
  const hasToast = useValue(hasToasts)
  const { content, path } = useArrival()
  const sections = sectionsOf(me, useVisitedGroup(me))
  return (
    <div className={classes.shell}>
      <a className={classes.skip} href="#content">
        {t('skip')}
      </a>
      <Header sections={sections} />
      <div className={classes.body}>
        {sections.length > 0 && (
          <nav className={classes.side} aria-label={t('header.navigation')}>
            <SideNavigation sections={sections} />
          </nav>
        )}
        <div className={classes.column}>
          <main className={classes.content} id="content" tabIndex={-1} ref={content} data-path={path}>
            <Suspense fallback={<PageSkeleton />}>
              <Outlet />
            </Suspense>
          </main>
          <OfflineNotice />
          <Footer />
        </div>
      </div>
      <Suspense>
        {hasToast && <Toasts />}
        {isExpired && <ExpiredDialog />}
      </Suspense>
    </div>
  )
}

const Footer = () => {
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

const OfflineNotice = () => {
  const { t } = useTranslation()
  const { online } = useNetwork()
  const isServiceAway = useValue(isAway)
  const notice = online ? isServiceAway && t('away.notice') : t('offline')
  return (
    <div role="status" className={notice ? classes.offline : undefined}>
      {notice || null}
    </div>
  )
}

/** Takes the language from the person's settings if neither the address nor this browser has one. */
const useAdoptLanguage = (me: Me | undefined): void => {
  const { i18n } = useTranslation()
  const wanted = me?.language
  useEffect(() => {
    const isChosen = readAddress(location.pathname).language !== undefined || chosenLanguage() !== undefined
    if (wanted && !isChosen && i18n.language !== wanted) void i18n.changeLanguage(wanted)
  }, [wanted, i18n])
}

/** Moves the focus to the content after a navigation, for keyboards and screen readers. */
const useArrival = () => {
  const path = useRouterState({ select: ({ resolvedLocation }) => resolvedLocation?.pathname })
  const content = useRef<HTMLElement>(null)
  const last = useRef<string | undefined>(undefined)
  useEffect(() => {
    if (path === undefined || path === last.current) return
    if (last.current !== undefined) content.current?.focus({ preventScroll: true })
    last.current = path
  }, [path])
  return { content, path }
}

const useVisitedGroup = (me: Me | undefined): Visited | undefined => {
  const { groupId } = useParams({ strict: false })
  const isInside = useMatches({ select: matches => matches.some(({ routeId }) => routeId === '/members-only') })
  const isVisit = isInside && groupId !== undefined && isAdmin(me) && membershipOf(me, groupId) === undefined
  const { data } = useQuery({ ...groupQuery(groupId ?? ''), enabled: isVisit })
  return isVisit && data ? data : undefined
}
