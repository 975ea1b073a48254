import classes from '../jobs/list/list.module.css'
import type { Asked, Jobs } from './asked.ts'
import { Facets } from './facets.tsx'
import { JobCards } from './job-cards.tsx'
import { SearchForm } from './search-form.tsx'

export type PositionsGiven = { readonly jobs: Jobs }
type Props = { readonly asked: Asked; readonly given: PositionsGiven }

export const Positions = ({ asked, given: { jobs } }: Props) => {
  const { reader, search, to } = asked
  const { t, format } = reader
  return (
    <>
      <div className="served-head">
        <h1>{t('list.title')}</h1>
        <p className="served-lead">{t('list.lead')}</p>
      </div>
      <search>
        <SearchForm
          action={to('/positions')}
          label={t('list.search')}
          hint={t('list.searchHint')}
          value={search.get('query')}
        />
      </search>
      <div className={classes.columns}>
        <Facets asked={asked} facets={jobs.facets} />
        <section className={classes.results}>
          <h2 className="served-hidden">{t('list.results')}</h2>
          <p className="served-found">{t('list.found', { count: jobs.total, formatted: format.number(jobs.total) })}</p>
          {jobs.items.length > 0 ? (
            <JobCards asked={asked} jobs={jobs.items} />
          ) : (
            <p>{t(search.size > 0 ? 'list.nothing' : 'list.none')}</p>
          )}
        </section>
      </div>
    </>
  )
}
