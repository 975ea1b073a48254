import { Table, Text, Title } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { signed } from '../evaluation/application.ts'
import { useFormat } from '../language/format.ts'
import stacked from '../parts/stacked-table.module.css'
import type { Calibration, Reader } from './queries.ts'
import { SeverityPicture } from './severity-picture.tsx'

type Props = { readonly calibration: Calibration; readonly nameOf: (reader: Reader) => string }

/** How strict the readers are, and how much they have rated. */
export const Severity = ({ calibration: { readers, hindrances }, nameOf }: Props) => {
  const { t } = useTranslation('calibration')
  const { number } = useFormat()
  const isCompared = hindrances.length === 0
  const isApart = hindrances.includes('APART')
  return (
    <section>
      <Title order={2} size="h3" mb={4}>
        {t('severity.title')}
      </Title>
      {isCompared && (
        <>
          <Text size="sm" c="dimmed" mb="md" maw="var(--reading)">
            {t('severity.lead')}
          </Text>
          <SeverityPicture readers={readers} nameOf={nameOf} />
        </>
      )}
      <Table.ScrollContainer minWidth={0} type="native">
        <Table
          aria-label={t('severity.table')}
          className={stacked.table ?? ''}
          verticalSpacing="xs"
          horizontalSpacing="sm"
          mt="md"
        >
          <Table.Thead>
            <Table.Tr>
              <Table.Th>{t('column.reader')}</Table.Th>
              <Table.Th>{t('column.count')}</Table.Th>
              {isCompared && <Table.Th>{t('column.severity')}</Table.Th>}
              {isApart && <Table.Th>{t('column.part')}</Table.Th>}
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {readers.map(reader => (
              <Table.Tr key={reader.readerId}>
                <Table.Td fw={600}>{nameOf(reader)}</Table.Td>
                <Table.Td data-label={t('column.count')}>{reader.count}</Table.Td>
                {isCompared && (
                  <Table.Td data-label={t('column.severity')}>{signed(reader.severity ?? 0, number)}</Table.Td>
                )}
                {isApart && <Table.Td data-label={t('column.part')}>{reader.part}</Table.Td>}
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      </Table.ScrollContainer>
    </section>
  )
}
