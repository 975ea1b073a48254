import { NativeSelect } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { type Sort, sorts, usualSort } from '../search.ts'
import { useChangeSearch } from './use-change-search.ts'

type Props = { readonly sort: Sort | undefined }

/** Sorting on small screens, where the table has no header. */
export const SortChoice = ({ sort = usualSort }: Props) => {
  const { t } = useTranslation('evaluation')
  const change = useChangeSearch()
  return (
    <NativeSelect
      aria-label={t('sort.title')}
      value={sort}
      onChange={event => change({ sort: sorts.find(each => each === event.currentTarget.value) })}
      data={sorts.map(each => ({ value: each, label: t(`sort.${each}`) }))}
    />
  )
}
