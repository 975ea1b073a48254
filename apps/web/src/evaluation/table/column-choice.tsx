import { ActionIcon, Checkbox, Popover, Stack } from '@mantine/core'
import { IconColumns3 } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { type Column, columns, usualColumns } from '../search.ts'
import { useChangeSearch } from './use-change-search.ts'

type Props = { readonly shown: readonly Column[] }

export const ColumnChoice = ({ shown }: Props) => {
  const { t } = useTranslation('evaluation')
  const change = useChangeSearch()
  const toggle = (column: Column): void => {
    const next = columns.filter(each => (each === column ? !shown.includes(each) : shown.includes(each)))
    change({ columns: next.length === 0 ? usualColumns : next })
  }
  return (
    <Popover position="bottom-end" trapFocus returnFocus shadow="md">
      <Popover.Target>
        <ActionIcon variant="default" size={36} aria-label={t('columns')} title={t('columns')}>
          <IconColumns3 size={19} stroke={1.6} aria-hidden />
        </ActionIcon>
      </Popover.Target>
      <Popover.Dropdown aria-label={t('columns')}>
        <Stack gap="xs">
          {columns.map(column => (
            <Checkbox
              key={column}
              label={t(`column.${column}`)}
              checked={shown.includes(column)}
              onChange={() => toggle(column)}
            />
          ))}
        </Stack>
      </Popover.Dropdown>
    </Popover>
  )
}
