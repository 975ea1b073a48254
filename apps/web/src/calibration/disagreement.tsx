import { Badge, Button, Group, Table, Text, Title } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { nameOf as applicantOf, signed } from '../evaluation/application.ts'
import { useFormat } from '../language/format.ts'
import { TextLink } from '../parts/links.tsx'
import stacked from '../parts/stacked-table.module.css'
import { DisagreementPicture } from './disagreement-picture.tsx'
import type { Calibration, Reader } from './queries.ts'

type Props = {
  readonly calibration: Calibration
  readonly jobId: string
  readonly nameOf: (reader: Reader) => string
}

/** As many as a picture can hold. */
const atFirst = 20

/** Where readers disagree, the most disputed application first. */
export const Disagreement = ({ calibration, jobId, nameOf }: Props) => {
  const { t } = useTranslation('calibration')
  const { number } = useFormat()
  const [isWhole, setWhole] = useState(false)
  const { applications, readers, hindrances } = calibration
  const shown = isWhole ? applications : applications.slice(0, atFirst)
  const isCompared = hindrances.length === 0
  const names = new Map(readers.map(reader => [reader.readerId, nameOf(reader)]))
  const said = (value: number | null): string => (value === null ? '–' : signed(value, number))
  return (
    <section>
      <Title order={2} size="h3" mb={4}>
        {t('disagreement.title')}
      </Title>
      <Text size="sm" c="dimmed" mb="md" maw="var(--reading)">
        {t('disagreement.lead')}
      </Text>
      <DisagreementPicture applications={shown} nobody={t('nobody')} />
      <Table.ScrollContainer minWidth={0} type="native">
        <Table
          aria-label={t('disagreement.table')}
          className={stacked.table ?? ''}
          verticalSpacing="xs"
          horizontalSpacing="sm"
          mt="md"
        >
          <Table.Thead>
            <Table.Tr>
              <Table.Th>{t('column.application')}</Table.Th>
              <Table.Th>{t('column.ratings')}</Table.Th>
              <Table.Th>{t(`column.${calibration.mean}`)}</Table.Th>
              {isCompared && <Table.Th>{t('column.adjusted')}</Table.Th>}
              <Table.Th>{t('column.spread')}</Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {shown.map(({ applicationId, ratings, mean, adjusted, spread, isDisputed, ...person }) => (
              <Table.Tr key={applicationId}>
                <Table.Td>
                  <TextLink
                    to="/evaluation/$applicationId"
                    params={{ applicationId }}
                    search={{ jobId: [jobId] }}
                    fw={600}
                  >
                    {applicantOf(person) || t('nobody')}
                  </TextLink>
                </Table.Td>
                <Table.Td data-label={t('column.ratings')}>
                  {ratings.map(({ readerId, value }) => `${names.get(readerId)} ${signed(value, number)}`).join(' · ')}
                </Table.Td>
                <Table.Td data-label={t(`column.${calibration.mean}`)}>{said(mean)}</Table.Td>
                {isCompared && <Table.Td data-label={t('column.adjusted')}>{said(adjusted)}</Table.Td>}
                <Table.Td data-label={t('column.spread')}>
                  <Group gap="xs" component="span">
                    {number(spread)}
                    {isDisputed && (
                      <Badge variant="default" tt="none" fw={600}>
                        {t('disputed')}
                      </Badge>
                    )}
                  </Group>
                </Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      </Table.ScrollContainer>
      {shown.length < applications.length && (
        <Button variant="default" mt="md" onClick={() => setWhole(true)}>
          {t('all', { count: applications.length })}
        </Button>
      )}
    </section>
  )
}
