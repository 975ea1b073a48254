import { Outlet } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { PageSkeleton } from '../parts/page-skeleton.tsx'
import { useValue } from '../parts/value.ts'
import { hasToasts } from '../problems/has-toasts.ts'
import { useLiveMe, useMe } from '../session/me.ts'
import { session } from '../session/session.ts'
import { Footer } from './footer.tsx'
import { Header } from './header.tsx'
import { sectionsOf } from './navigation.ts'
import { OfflineNotice } from './offline-notice.tsx'
import classes from './shell.module.css'
import { SideNavigation } from './side-navigation.tsx'
import { useAdoptLanguage } from './use-adopt-language.ts'
import { useArrival } from './use-arrival.ts'
import { useVisitedGroup } from './use-visited-group.ts'

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
