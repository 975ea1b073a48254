import { Button } from '@mantine/core'
import { IconHistory } from '@tabler/icons-react'
import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Empty } from '../parts/empty.tsx'
import { AuditTable } from './audit-table.tsx'
import type { Trail as Entries } from './entry.ts'
import type { TrailSearch } from './search.ts'
import { TrailFilters } from './trail-filters.tsx'

type Props = {
  readonly events: UseInfiniteQueryResult<InfiniteData<Entries>>
  readonly search: TrailSearch
  readonly onSearch: (search: TrailSearch) => void
  readonly hasIds?: boolean
}

export const Trail = ({ events, search, onSearch, hasIds = false }: Props) => {
  const { t } = useTranslation('audit')
  const isNarrowed = Object.keys(search).length > 0
  return (
    <>
      <TrailFilters search={search} onSearch={onSearch} />
      <AuditTable
        events={events}
        hasIds={hasIds}
        empty={
          isNarrowed ? (
            <Empty icon={IconHistory} title={t('nothing')} text={t('nothingHint')}>
              <Button variant="default" onClick={() => onSearch({})}>
                {t('clear')}
              </Button>
            </Empty>
          ) : (
            <Empty icon={IconHistory} title={t('none')} />
          )
        }
      />
    </>
  )
}
