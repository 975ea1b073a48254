import { Button, Group, NativeSelect } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { sentStates } from '../../api/values.gen.ts'
import { type Mark, marks, type Page, signed } from '../application.ts'
import type { EvaluationSearch } from '../search.ts'
import { isNarrowed } from '../search.ts'
import { FacetMenu } from './facet-menu.tsx'
import classes from './table.module.css'
import { TextFilter } from './text-filter.tsx'
import { useChangeSearch } from './use-change-search.ts'

type Props = { readonly search: EvaluationSearch; readonly facets: Page['facets'] | undefined }

export const Filters = ({ search, facets }: Props) => {
  const { t } = useTranslation('evaluation')
  const change = useChangeSearch()
  const {
    state = [],
    jobId = [],
    researchGroupId,
    minRating,
    minWeightedAverage,
    unratedByMe,
    toReadByMe,
    text = '',
  } = search
  const counted = (code: string): number => facets?.state.find(each => each.code === code)?.count ?? 0
  const groups = facets?.researchGroupId ?? []
  const clear = {
    state: undefined,
    jobId: undefined,
    minRating: undefined,
    minWeightedAverage: undefined,
    unratedByMe: undefined,
    toReadByMe: undefined,
    text: undefined,
  }
  return (
    <search className={classes.filters} aria-label={t('filter.title')}>
      <TextFilter text={text} />
      <Group gap="xs">
        <FacetMenu
          label={t('column.state')}
          chosen={state}
          onChange={chosen => change({ state: sentStates.filter(each => chosen.includes(each)) })}
          choices={sentStates
            .filter(each => counted(each) > 0 || state.includes(each))
            .map(each => ({ code: each, label: t(`state.${each}`), count: counted(each) }))}
        />
        <FacetMenu
          label={t('column.job')}
          chosen={jobId}
          onChange={chosen => change({ jobId: chosen })}
          choices={(facets?.jobId ?? []).map(({ code, name, count }) => ({ code, label: name ?? code, count }))}
        />
        {groups.length > 1 && (
          <FacetMenu
            label={t('column.group')}
            chosen={researchGroupId ? [researchGroupId] : []}
            onChange={chosen => change({ researchGroupId: chosen.at(-1) })}
            choices={groups.map(({ code, name, count }) => ({ code, label: name ?? code, count }))}
          />
        )}
        <FacetMenu
          label={t('column.rating')}
          active={[minRating, minWeightedAverage, unratedByMe].filter(each => each !== undefined).length}
          chosen={unratedByMe === undefined ? [] : [String(unratedByMe)]}
          onChange={chosen => change({ unratedByMe: chosen.length === 0 ? undefined : chosen.at(-1) === 'true' })}
          choices={[
            { code: 'true', label: t('filter.unratedByMe') },
            { code: 'false', label: t('filter.ratedByMe') },
          ]}
        >
          <AtLeast label={t('filter.minRating')} least={minRating} onChange={least => change({ minRating: least })} />
          <AtLeast
            label={t('filter.minWeightedAverage')}
            least={minWeightedAverage}
            onChange={least => change({ minWeightedAverage: least })}
          />
        </FacetMenu>
        <FacetMenu
          label={t('filter.reading')}
          chosen={toReadByMe === undefined ? [] : [String(toReadByMe)]}
          onChange={chosen => change({ toReadByMe: chosen.length === 0 ? undefined : chosen.at(-1) === 'true' })}
          choices={[
            { code: 'true', label: t('filter.toReadByMe') },
            { code: 'false', label: t('filter.notToReadByMe') },
          ]}
        />
        {isNarrowed(search) && (
          <Button variant="subtle" size="sm" onClick={() => change(clear)}>
            {t('filter.clear')}
          </Button>
        )}
      </Group>
    </search>
  )
}

type AtLeastProps = {
  readonly label: string
  readonly least: number | undefined
  readonly onChange: (least: Mark | undefined) => void
}

const AtLeast = ({ label, least, onChange }: AtLeastProps) => {
  const { t } = useTranslation('evaluation')
  return (
    <NativeSelect
      label={label}
      value={least === undefined ? '' : String(least)}
      onChange={event => onChange(marks.find(mark => String(mark) === event.currentTarget.value))}
      data={[
        { value: '', label: t('filter.anyRating') },
        ...marks.map(mark => ({ value: String(mark), label: t('filter.atLeast', { mark: signed(mark) }) })),
      ]}
    />
  )
}
