import { Button, Group, Text, Title } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { api, dataOf } from '../api/client.ts'
import { useAction } from '../api/use-action.ts'
import { useFormat } from '../language/format.ts'
import { saveFile } from '../parts/save-file.ts'
import { ProblemNotice } from '../problems/problem-notice.tsx'
import { exportsQuery } from './queries.ts'

/** The export can be downloaded for some days. */
export const Copy = () => {
  const { t } = useTranslation('privacy')
  const format = useFormat()
  const { data, error, refetch } = useQuery(exportsQuery)
  const ask = useAction({
    run: () => dataOf(api.POST('/api/users/me/data-export')),
    message: t('copy.ready'),
    stale: [exportsQuery.queryKey],
  })
  const download = useAction({
    run: (exportId: string) => saveFile(`/api/users/me/data-export/${exportId}`, t('copy.file')),
  })
  return (
    <section>
      <Title order={2}>{t('copy.title')}</Title>
      <Text mt={4} mb="md">
        {t('copy.text')}
      </Text>
      {error && <ProblemNotice error={error} onRetry={() => void refetch()} />}
      {data?.length === 0 && (
        <Button loading={ask.isPending} onClick={() => ask.mutate()}>
          {t('copy.ask')}
        </Button>
      )}
      {data?.map(({ exportId, requestedAt, expiresAt }) => (
        <Group key={exportId}>
          <Button
            leftSection={<IconDownload size={17} aria-hidden />}
            loading={download.isPending}
            onClick={() => download.mutate(exportId)}
          >
            {t('copy.download')}
          </Button>
          <Text size="sm" c="dimmed">
            {t('copy.until', { asked: format.instant(requestedAt), until: format.instant(expiresAt) })}
          </Text>
        </Group>
      ))}
    </section>
  )
}
