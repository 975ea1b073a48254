import { Button, Menu } from '@mantine/core'
import { IconDownload, IconFileSpreadsheet, IconFileTypeCsv } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { stringifySearch } from '../../app/search.ts'
import { useFormat } from '../../language/format.ts'
import { useLanguage } from '../../language/use-language.ts'
import type { Wanted } from '../search.ts'
import { sizeOf } from '../size.ts'
import { useDownload } from '../use-download.ts'

type Props = { readonly wanted: Wanted }

const kinds = [
  { ending: 'xlsx', icon: IconFileSpreadsheet },
  { ending: 'csv', icon: IconFileTypeCsv },
] as const

/** Exports the whole list with its filters and sorting. */
export const ExportMenu = ({ wanted }: Props) => {
  const { t } = useTranslation('evaluation')
  const { number } = useFormat()
  const language = useLanguage()
  const { download, isPending, loadedBytes } = useDownload()
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <Button
          variant="default"
          leftSection={<IconDownload size={17} stroke={1.7} aria-hidden />}
          disabled={isPending}
        >
          {isPending ? t('export.loading', { size: sizeOf(loadedBytes, number) }) : t('export.title')}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {kinds.map(({ ending, icon: Icon }) => (
          <Menu.Item
            key={ending}
            leftSection={<Icon size={18} stroke={1.6} aria-hidden />}
            onClick={() =>
              download({
                path: `/api/evaluation/applications/export.${ending}${stringifySearch({ ...wanted, language })}`,
                name: `applications.${ending}`,
              })
            }
          >
            {t(`export.${ending}`)}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  )
}
