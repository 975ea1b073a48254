import { catalogueOf, shownAtFirst } from '../jobs/list/facet-look.ts'
import classes from '../jobs/list/list.module.css'
import { facetNames } from '../jobs/search.ts'
import type { Jobs, PageContext } from './page-context.ts'
import { searchForm } from './search-form.tsx'

type Props = { readonly context: PageContext; readonly facets: Jobs['facets'] }

/** Filters with counts; collapsed on small screens. */
export const Facets = ({ context: { reader, search }, facets }: Props) => {
  const { t, label } = reader
  return (
    <aside aria-label={t('list.filters')} className="no-print">
      <div className={classes.summary} aria-hidden>
        {t('list.filters')}
      </div>
      <div className="ssr-facets">
        {facetNames
          .filter(name => facets[name].length > 0)
          .map(name => (
            <fieldset key={name} className={classes.facet}>
              <legend>{t(`list.facets.${name}`)}</legend>
              {facets[name].slice(0, shownAtFirst).map(({ code, count, name: own }) => {
                const catalogue = catalogueOf[name]
                const isChosen = search.getAll(name).includes(code)
                return (
                  <label key={code} className={classes.choice}>
                    <input type="checkbox" form={searchForm} name={name} value={code} defaultChecked={isChosen} />
                    <span>{catalogue ? label(catalogue, code) : (own ?? code)}</span>
                    <span className={classes.count}>{count}</span>
                  </label>
                )
              })}
            </fieldset>
          ))}
      </div>
    </aside>
  )
}
