import { Button, Group, Text } from '@mantine/core'
import { IconFileTypePdf, IconShare } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { ApplyButton } from '../../applications/apply-button.tsx'
import { useLanguage } from '../../language/use-language.ts'
import { useTell } from '../../problems/use-tell.tsx'
import type { Shown } from './advert.tsx'

type Props = { readonly job: Shown }

export const AdvertActions = ({ job }: Props) => {
  const { t } = useTranslation('jobs')
  const language = useLanguage()
  const tell = useTell()
  const share = async (): Promise<void> => {
    const link = { title: job.title, url: location.href }
    if (navigator.canShare?.(link)) return await navigator.share(link).catch(() => {})
    await navigator.clipboard.writeText(link.url)
    tell.done(t('advert.copied'))
  }
  return (
    <>
      <ApplyButton job={job} />
      {!job.isOpen && <Text c="dimmed">{t('advert.closed')}</Text>}
      <Group gap="xs" mt="sm" grow>
        <Button
          variant="default"
          leftSection={<IconShare size={17} stroke={1.6} aria-hidden />}
          onClick={() => void share()}
        >
          {t('advert.share')}
        </Button>
        <Button
          component="a"
          variant="default"
          href={`/api/jobs/${job.jobId}/pdf?language=${language}`}
          leftSection={<IconFileTypePdf size={17} stroke={1.6} aria-hidden />}
        >
          {t('advert.pdf')}
        </Button>
      </Group>
    </>
  )
}
