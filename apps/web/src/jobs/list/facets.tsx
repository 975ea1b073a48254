import { Button } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { getRouteApi } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { facetNames } from '../search.ts'
import { Facet, type FacetCount } from './facet.tsx'
import classes from './list.module.css'
import { useChangeSearch } from './use-change-search.ts'

const route = getRouteApi('/positions')

type Props = {
  readonly facets: { readonly [Name in (typeof facetNames)[number]]: readonly FacetCount[] } | undefined
}

/** Filters with counts; collapsible on small screens. */
export const Facets = ({ facets }: Props) => {
  const { t } = useTranslation('jobs')
  const search = route.useSearch()
  const change = useChangeSearch()
  const isWide = useMediaQuery('(min-width: 62em)', true, { getInitialValueInEffect: false })
  const chosen = facetNames.reduce((sum, name) => sum + (search[name]?.length ?? 0), 0)
  const clear = (): void => change(Object.fromEntries(facetNames.map(name => [name, undefined])))
  return (
    <aside aria-label={t('list.filters')} className="no-print">
      <details open={isWide || undefined}>
        <summary className={classes.summary}>
          {t('list.filters')}
          {chosen > 0 && ` (${chosen})`}
        </summary>
        {facetNames.map(name => (
          <Facet key={name} name={name} counts={facets?.[name] ?? []} />
        ))}
        {chosen > 0 && (
          <Button variant="subtle" size="compact-sm" onClick={clear}>
            {t('list.clear')}
          </Button>
        )}
      </details>
    </aside>
  )
}
