import { Table, Title } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { signed } from '../evaluation/application.ts'
import { StateBadge } from '../evaluation/state-badge.tsx'
import { useName } from '../evaluation/use-name.ts'
import { useFormat } from '../language/format.ts'
import { TextLink } from '../parts/links.tsx'
import stacked from '../parts/stacked-table.module.css'
import type { Finalist } from './queries.ts'

type Props = { readonly jobId: string; readonly finalists: readonly Finalist[]; readonly ids: readonly string[] }

/** The finalists beside each other: what their readers think of them, criterion by criterion. */
export const Comparison = ({ jobId, finalists, ids }: Props) => {
  const { t } = useTranslation('ranking')
  const called = useName()
  const { number } = useFormat()
  const said = (value: number | null | undefined): string =>
    value === null || value === undefined ? '–' : signed(value, number)
  const criteria = finalists[0]?.criteria.map(({ name }) => name) ?? []
  const placeOf = ({ applicationId }: Finalist): number => {
    const place = ids.indexOf(applicationId)
    return place < 0 ? ids.length : place
  }
  return (
    <section>
      <Title order={2} size="h3" mb="sm">
        {t('comparison')}
      </Title>
      <Table.ScrollContainer minWidth={0} type="native">
        <Table aria-label={t('comparison')} className={stacked.table ?? ''} verticalSpacing="xs" horizontalSpacing="sm">
          <Table.Thead>
            <Table.Tr>
              <Table.Th>{t('column.rank')}</Table.Th>
              <Table.Th>{t('column.name')}</Table.Th>
              <Table.Th>{t('column.state')}</Table.Th>
              {criteria.map(name => (
                <Table.Th key={name}>{name}</Table.Th>
              ))}
              <Table.Th>{t('column.weighted')}</Table.Th>
              <Table.Th>{t('column.average')}</Table.Th>
              <Table.Th>{t('column.adjusted')}</Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {finalists
              .toSorted((one, other) => placeOf(one) - placeOf(other))
              .map(finalist => (
                <Table.Tr key={finalist.applicationId}>
                  <Table.Td data-label={t('column.rank')}>
                    {ids.includes(finalist.applicationId) ? placeOf(finalist) + 1 : '–'}
                  </Table.Td>
                  <Table.Td>
                    <TextLink
                      to="/evaluation/$applicationId"
                      params={{ applicationId: finalist.applicationId }}
                      search={{ jobId: [jobId] }}
                      fw={600}
                    >
                      {called(finalist)}
                    </TextLink>
                  </Table.Td>
                  <Table.Td data-label={t('column.state')}>
                    <StateBadge state={finalist.state} size="sm" />
                  </Table.Td>
                  {finalist.criteria.map(({ name, average }) => (
                    <Table.Td key={name} data-label={name}>
                      {said(average)}
                    </Table.Td>
                  ))}
                  <Table.Td data-label={t('column.weighted')}>{said(finalist.weightedAverage)}</Table.Td>
                  <Table.Td data-label={t('column.average')}>{said(finalist.average)}</Table.Td>
                  <Table.Td data-label={t('column.adjusted')}>{said(finalist.adjusted)}</Table.Td>
                </Table.Tr>
              ))}
          </Table.Tbody>
        </Table>
      </Table.ScrollContainer>
    </section>
  )
}
