import classes from '../start/start.module.css'
import { DemoPeople } from './demo-people.tsx'
import { JobCards } from './job-cards.tsx'
import type { Jobs, PageContext, SignIn } from './page-context.ts'
import { SearchForm } from './search-form.tsx'

export type LandingReplies = { readonly jobs: Jobs; readonly signIn: SignIn }
type Props = { readonly context: PageContext; readonly given: LandingReplies }

export const Landing = ({ context, given: { jobs, signIn } }: Props) => {
  const t = context.words.start
  return (
    <>
      <section className={classes.hero}>
        <h1 className={classes.title}>{t('title')}</h1>
        <p className={classes.lead}>{t('lead')}</p>
        <search className={classes.search}>
          <SearchForm action={context.to('/positions')} label={t('searchLabel')} hint={t('search')}>
            <button type="submit" className="ssr-button">
              {t('find')}
            </button>
          </SearchForm>
        </search>
        <a className="ssr-link" href={context.to('/positions')}>
          {t('all')}
        </a>
      </section>
      {context.site.isDemo && <DemoPeople context={context} people={signIn.demoPeople} />}
      {jobs.items.length > 0 && (
        <section className={classes.section} aria-labelledby="newest">
          <h2 id="newest" className="ssr-above">
            {t('newest')}
          </h2>
          <JobCards context={context} jobs={jobs.items} />
        </section>
      )}
    </>
  )
}
