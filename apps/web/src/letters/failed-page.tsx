import { Button, Table, Text } from '@mantine/core'
import { IconMailCheck } from '@tabler/icons-react'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { api, dataOf } from '../api/client.ts'
import { useAction } from '../api/use-action.ts'
import { useFormat } from '../language/format.ts'
import { Empty } from '../parts/empty.tsx'
import { PageHead } from '../parts/page-head.tsx'
import { PagedTable } from '../parts/paged-table.tsx'
import { WhenCell } from '../parts/when-cell.tsx'
import { useLetterName } from './kinds.ts'
import { deadLettersQuery } from './queries.ts'

/** Undeliverable letters, for the person who repairs the mail. */
export const FailedPage = () => {
  const { t } = useTranslation('letters')
  const format = useFormat()
  const letterName = useLetterName()
  const letters = useInfiniteQuery(deadLettersQuery)
  const resend = useAction({
    run: (letterId: string) =>
      dataOf(api.POST('/api/admin/letters/{letterId}/resend', { params: { path: { letterId } } })),
    message: t('failed.sent'),
    stale: [deadLettersQuery.queryKey],
  })
  return (
    <>
      <PageHead title={t('failed.title')} lead={t('failed.lead')} />
      <PagedTable
        pages={letters}
        head={[t('failed.to'), t('failed.occasion'), t('failed.written'), t('failed.reason'), '']}
        empty={<Empty icon={IconMailCheck} title={t('failed.none')} text={t('failed.noneHint')} />}
        row={letter => (
          <Table.Tr key={letter.letterId}>
            <Table.Td>
              {letter.recipientName}
              <Text size="xs" c="dimmed">
                {letter.recipientAddress}
              </Text>
            </Table.Td>
            <Table.Td>
              {letter.type === 'APPLICATION_REJECTED' ? t('failed.rejection') : letterName(letter.type)}
              <Text size="xs" c="dimmed">
                {letter.subject}
              </Text>
            </Table.Td>
            <WhenCell label={t('failed.written')}>{format.instant(letter.writtenAt)}</WhenCell>
            <Table.Td>
              {letter.lastError}
              <Text size="xs" c="dimmed">
                {t('failed.attempts', { count: letter.attempts })}
              </Text>
            </Table.Td>
            <Table.Td>
              {letter.mayResend ? (
                <Button size="xs" variant="default" onClick={() => resend.mutate(letter.letterId)}>
                  {t('failed.again')}
                </Button>
              ) : (
                <Text size="xs" c="dimmed">
                  {t('failed.gone')}
                </Text>
              )}
            </Table.Td>
          </Table.Tr>
        )}
      />
    </>
  )
}
