import classes from '../start/start.module.css'
import type { Asked, Jobs, SignIn } from './asked.ts'
import { DemoPeople } from './demo-people.tsx'
import { JobCards } from './job-cards.tsx'
import { SearchForm } from './search-form.tsx'

export type LandingGiven = { readonly jobs: Jobs; readonly signIn: SignIn }
type Props = { readonly asked: Asked; readonly given: LandingGiven }

export const Landing = ({ asked, given: { jobs, signIn } }: Props) => {
  const t = asked.words.start
  return (
    <>
      <section className={classes.hero}>
        <h1 className={classes.title}>{t('title')}</h1>
        <p className={classes.lead}>{t('lead')}</p>
        <search className={classes.search}>
          <SearchForm action={asked.to('/positions')} label={t('searchLabel')} hint={t('search')}>
            <button type="submit" className="served-button">
              {t('find')}
            </button>
          </SearchForm>
        </search>
        <a className="served-link" href={asked.to('/positions')}>
          {t('all')}
        </a>
      </section>
      {asked.site.isDemo && <DemoPeople asked={asked} people={signIn.demoPeople} />}
      {jobs.items.length > 0 && (
        <section className={classes.section} aria-labelledby="newest">
          <h2 id="newest" className="served-above">
            {t('newest')}
          </h2>
          <JobCards asked={asked} jobs={jobs.items} />
        </section>
      )}
    </>
  )
}
