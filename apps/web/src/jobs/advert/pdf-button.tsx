import { Button } from '@mantine/core'
import { IconFileTypePdf } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { useAction } from '../../api/use-action.ts'
import { useLanguage } from '../../language/use-language.ts'
import { saveFile } from '../../parts/save-file.ts'
import type { Shown } from './shown.ts'

type Props = { readonly job: Shown & { readonly appliedVersion: number | null } }

/** Sends the sign-in, because the version someone applied to is visible to that person only. */
export const PdfButton = ({ job: { jobId, title, appliedVersion } }: Props) => {
  const { t } = useTranslation('jobs')
  const path = `/api/jobs/${jobId}/pdf?language=${useLanguage()}`
  const save = useAction({ run: () => saveFile(path, `${title}.pdf`) })
  const look = { variant: 'default', leftSection: <IconFileTypePdf size={17} stroke={1.6} aria-hidden /> } as const
  return appliedVersion === null ? (
    <Button component="a" href={path} {...look}>
      {t('advert.pdf')}
    </Button>
  ) : (
    <Button loading={save.isPending} onClick={() => save.mutate()} {...look}>
      {t('advert.pdf')}
    </Button>
  )
}
