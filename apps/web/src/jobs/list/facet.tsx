import { Anchor } from '@mantine/core'
import { getRouteApi } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useCatalogues } from '../../catalogues/catalogues.ts'
import type { FacetName } from '../search.ts'
import { catalogueOf, shownAtFirst } from './facet-look.ts'
import classes from './list.module.css'
import { useChangeSearch } from './use-change-search.ts'

export type FacetCount = { readonly code: string; readonly count: number; readonly name?: string | null }

const route = getRouteApi('/positions')

type Props = { readonly name: FacetName; readonly counts: readonly FacetCount[] }

export const Facet = ({ name, counts }: Props) => {
  const { t } = useTranslation('jobs')
  const { label } = useCatalogues()
  const chosen = route.useSearch()[name] ?? []
  const change = useChangeSearch()
  const [isWhole, setWhole] = useState(false)
  if (counts.length === 0) return null
  const catalogue = catalogueOf[name]
  const toggle = (code: string): void =>
    change({ [name]: chosen.includes(code) ? chosen.filter(each => each !== code) : [...chosen, code] })
  return (
    <fieldset className={classes.facet}>
      <legend>{t(`list.facets.${name}`)}</legend>
      {counts.slice(0, isWhole ? undefined : shownAtFirst).map(({ code, count, name: own }) => (
        <label key={code} className={classes.choice}>
          <input type="checkbox" checked={chosen.includes(code)} onChange={() => toggle(code)} />
          <span>{catalogue ? label(catalogue, code) : (own ?? code)}</span>
          <span className={classes.count}>{count}</span>
        </label>
      ))}
      {counts.length > shownAtFirst && (
        <Anchor component="button" type="button" size="sm" onClick={() => setWhole(!isWhole)}>
          {t(isWhole ? 'list.fewer' : 'list.more', { count: counts.length - shownAtFirst })}
        </Anchor>
      )}
    </fieldset>
  )
}
