import { Button, Group, Text } from '@mantine/core'
import { IconShare } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { ApplyButton } from '../../applications/apply-button.tsx'
import { useToast } from '../../problems/use-toast.tsx'
import { PdfButton } from './pdf-button.tsx'
import type { Shown } from './shown.ts'

type Props = { readonly job: Shown & { readonly appliedVersion: number | null } }

export const AdvertActions = ({ job }: Props) => {
  const { t } = useTranslation('jobs')
  const toast = useToast()
  const share = async (): Promise<void> => {
    const link = { title: job.title, url: location.href }
    if (navigator.canShare?.(link)) return await navigator.share(link).catch(() => {})
    await navigator.clipboard.writeText(link.url)
    toast.done(t('advert.copied'))
  }
  return (
    <>
      <div className="no-print">
        <ApplyButton job={job} />
      </div>
      {!job.isOpen && <Text c="dimmed">{t(job.stoppedAt === null ? 'advert.closed' : 'advert.stopped')}</Text>}
      <Group gap="xs" mt="sm" grow className="no-print">
        <Button
          variant="default"
          leftSection={<IconShare size={17} stroke={1.6} aria-hidden />}
          onClick={() => void share()}
        >
          {t('advert.share')}
        </Button>
        <PdfButton job={job} />
      </Group>
    </>
  )
}
