import classes from '../jobs/list/list.module.css'
import { Facets } from './facets.tsx'
import { JobCards } from './job-cards.tsx'
import type { Jobs, PageContext } from './page-context.ts'
import { SearchForm } from './search-form.tsx'

export type PositionsReplies = { readonly jobs: Jobs }
type Props = { readonly context: PageContext; readonly given: PositionsReplies }

export const Positions = ({ context, given: { jobs } }: Props) => {
  const { reader, search, to } = context
  const { t, format } = reader
  return (
    <>
      <div className="ssr-head">
        <h1>{t('list.title')}</h1>
        <p className="ssr-lead">{t('list.lead')}</p>
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
        <Facets context={context} facets={jobs.facets} />
        <section className={classes.results}>
          <h2 className="ssr-hidden">{t('list.results')}</h2>
          <p className="ssr-found">{t('list.found', { count: jobs.total, formatted: format.number(jobs.total) })}</p>
          {jobs.items.length > 0 ? (
            <JobCards context={context} jobs={jobs.items} />
          ) : (
            <p>{t(search.size > 0 ? 'list.nothing' : 'list.none')}</p>
          )}
        </section>
      </div>
    </>
  )
}
