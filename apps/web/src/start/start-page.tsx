import { useTranslation } from 'react-i18next'
import { site } from '../app/site.ts'
import { usePageTitle } from '../parts/use-page-title.ts'
import { useMe } from '../session/me.ts'
import { DemoPeople } from './demo-people.tsx'
import { Hero } from './hero.tsx'
import { NewestJobs } from './newest-jobs.tsx'
import { Welcome } from './welcome.tsx'

export const StartPage = () => {
  const { t } = useTranslation('start')
  usePageTitle(t('title'))
  const { me } = useMe()
  return (
    <>
      {me ? <Welcome me={me} /> : <Hero />}
      {site.isDemo && <DemoPeople />}
      <NewestJobs />
    </>
  )
}
