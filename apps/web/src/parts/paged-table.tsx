import { Button, Group, Skeleton, Stack, Table, Text } from '@mantine/core'
import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { ProblemNotice } from '../problems/problem-notice.tsx'
import { openRow } from './open-row.ts'
import stacked from './stacked-table.module.css'
import { useLive } from './use-live.ts'

type Page<Item> = { readonly items: readonly Item[]; readonly total: number }
type Props<Item> = {
  readonly pages: UseInfiniteQueryResult<InfiniteData<Page<Item>>>
  readonly head: readonly string[]
  readonly row: (item: Item) => ReactNode
  readonly empty: ReactNode
}

/** A table of a paged list, with skeleton, problem, empty state and “more”. Rows open their link `data-opens`. */
export const PagedTable = <Item,>({ pages, head, row, empty }: Props<Item>) => {
  const { t } = useTranslation()
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = pages
  useLive([pages])
  if (error && data === undefined) return <ProblemNotice error={error} onRetry={() => void refetch()} />
  if (data === undefined)
    return (
      <Stack aria-busy>
        {[1, 2, 3, 4].map(each => (
          <Skeleton key={each} height={44} />
        ))}
      </Stack>
    )
  const items = data.pages.flatMap(page => page.items)
  if (items.length === 0) return empty
  return (
    <>
      <Table.ScrollContainer minWidth={0} type="native">
        <Table className={stacked.table ?? ''} verticalSpacing="sm" horizontalSpacing="sm">
          <Table.Thead>
            <Table.Tr>
              {head.map((name, index) => (name ? <Table.Th key={name}>{name}</Table.Th> : <Table.Td key={index} />))}
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody onClick={openRow}>{items.map(row)}</Table.Tbody>
        </Table>
      </Table.ScrollContainer>
      <Group justify="space-between" mt="md">
        <Text size="sm" c="dimmed">
          {t('total', { count: data.pages[0]?.total ?? 0 })}
        </Text>
        {hasNextPage && (
          <Button variant="default" loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            {t('more')}
          </Button>
        )}
      </Group>
    </>
  )
}
