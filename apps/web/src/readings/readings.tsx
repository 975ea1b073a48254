import { Progress, Stack, Table, Text, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import stacked from '../parts/stacked-table.module.css'
import { DealForm } from './deal-form.tsx'
import { readingsQuery } from './queries.ts'

type Props = {
  readonly jobId: string
  /** Among whom the applications may be dealt. */
  readonly readers: readonly { readonly userId: string; readonly name: string }[]
}

/** Who is to read how much of a position's applications, and how far they are. */
export const Readings = ({ jobId, readers }: Props) => {
  const { t } = useTranslation('readings')
  const { data } = useQuery(readingsQuery(jobId))
  if (!data) return null
  return (
    <Stack component="section" gap="md" mt="xl" aria-labelledby="readings">
      <Title order={2} size="h3" id="readings">
        {t('title')}
      </Title>
      <Text>
        {t('lead')} {t('undealt', { count: data.undealt, total: data.total })}
      </Text>
      {data.readers.length > 0 && (
        <Table.ScrollContainer minWidth={0} type="native">
          <Table className={stacked.table ?? ''} verticalSpacing="sm">
            <Table.Thead>
              <Table.Tr>
                <Table.Th>{t('reader')}</Table.Th>
                <Table.Th>{t('progress')}</Table.Th>
              </Table.Tr>
            </Table.Thead>
            <Table.Tbody>
              {data.readers.map(({ userId, name, dealt, rated }) => (
                <Table.Tr key={userId}>
                  <Table.Td>{name || t('someone')}</Table.Td>
                  <Table.Td>
                    {t('ratedOf', { rated, dealt })}
                    <Progress value={(100 * rated) / dealt} mt={4} maw="16rem" aria-hidden />
                  </Table.Td>
                </Table.Tr>
              ))}
            </Table.Tbody>
          </Table>
        </Table.ScrollContainer>
      )}
      {data.may.includes('deal') && data.total > 0 && <DealForm jobId={jobId} readers={readers} />}
    </Stack>
  )
}
