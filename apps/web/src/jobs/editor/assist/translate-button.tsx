import { Button } from '@mantine/core'
import { IconLanguage } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { api, dataOf } from '../../../api/client.ts'
import { useAction } from '../../../api/use-action.ts'
import { type Language, otherThan } from '../../../language/language.ts'
import type { SaveFirst } from '../use-save-first.ts'

type Props = {
  readonly jobId: string
  readonly from: Language
  /** Saves before it translates. */
  readonly saveFirst: SaveFirst
  readonly onTranslated: () => void
}

export const TranslateButton = ({ jobId, from, saveFirst, onTranslated }: Props) => {
  const { t } = useTranslation('jobs')
  const translate = useAction({
    run: () => {
      const body = { from, to: otherThan(from) }
      return dataOf(api.POST('/api/jobs/{jobId}/translation', { params: { path: { jobId } }, body }))
    },
    message: t('assist.translated'),
    after: onTranslated,
  })
  return (
    <Button
      variant="default"
      leftSection={<IconLanguage size={17} aria-hidden />}
      loading={translate.isPending}
      onClick={() => void saveFirst().then(isReady => isReady && translate.mutate())}
    >
      {t(from === 'en' ? 'assist.toGerman' : 'assist.toEnglish')}
    </Button>
  )
}
