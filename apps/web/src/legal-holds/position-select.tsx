import { Select } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { allJobsQuery } from '../jobs/admin/queries.ts'

type Props = { readonly value: string | undefined; readonly onChoose: (jobId: string | undefined) => void }

const typingMs = 250

/** Any position of the installation, found by its title. */
export const PositionSelect = ({ value, onChoose }: Props) => {
  const { t } = useTranslation('legal-holds')
  const [text, setText] = useState('')
  const [chosen, setChosen] = useState<{ readonly value: string; readonly label: string }>()
  const [query] = useDebouncedValue(text === chosen?.label ? '' : text.trim(), typingMs)
  const { data } = useInfiniteQuery(allJobsQuery(query === '' ? {} : { query }))
  const found = (data?.pages[0]?.items ?? []).map(({ jobId, title, researchGroupName }) => ({
    value: jobId,
    label: `${title} · ${researchGroupName}`,
  }))
  const options = chosen && !found.some(each => each.value === chosen.value) ? [chosen, ...found] : found
  return (
    <Select
      label={t('position')}
      description={t('positionHint')}
      required
      searchable
      data-autofocus
      // The service searches.
      filter={({ options: all }) => all}
      data={options}
      nothingFoundMessage={t('nothingFound')}
      value={value ?? null}
      searchValue={text}
      onSearchChange={setText}
      onChange={id => {
        setChosen(options.find(each => each.value === id))
        onChoose(id ?? undefined)
      }}
    />
  )
}
