import { Button } from '@mantine/core'
import { IconLanguage } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { api, take } from '../../../api/client.ts'
import { useDeed } from '../../../api/use-deed.ts'
import { type Language, otherThan } from '../../../language/language.ts'
import type { Ready } from '../use-ready.ts'

type Props = {
  readonly jobId: string
  readonly from: Language
  /** Saves before it translates. */
  readonly ready: Ready
  readonly onTranslated: () => void
}

export const TranslateButton = ({ jobId, from, ready, onTranslated }: Props) => {
  const { t } = useTranslation('jobs')
  const translate = useDeed({
    run: () => {
      const body = { from, to: otherThan(from) }
      return take(api.POST('/api/jobs/{jobId}/translation', { params: { path: { jobId } }, body }))
    },
    said: t('assist.translated'),
    after: onTranslated,
  })
  return (
    <Button
      variant="default"
      leftSection={<IconLanguage size={17} aria-hidden />}
      loading={translate.isPending}
      onClick={() => void ready().then(isReady => isReady && translate.mutate())}
    >
      {t(from === 'en' ? 'assist.toGerman' : 'assist.toEnglish')}
    </Button>
  )
}
