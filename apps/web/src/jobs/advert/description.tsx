import { Anchor, Text, VisuallyHidden } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type Language, otherThan } from '../../language/language.ts'
import { useLanguage } from '../../language/use-language.ts'
import { RichText } from '../../parts/rich-text.tsx'

type Props = { readonly en: string; readonly de: string }

/** In the reader's language if there is a translation; the other is one click away. */
export const Description = ({ en, de }: Props) => {
  const { t, i18n } = useTranslation('jobs')
  const own = useLanguage()
  const [turned, setTurned] = useState<Language | undefined>()
  const texts = { en, de }
  const wanted = turned ?? own
  const shown = texts[wanted] ? wanted : otherThan(wanted)
  const other = otherThan(shown)
  return (
    <>
      <VisuallyHidden component="h2">{t('advert.text')}</VisuallyHidden>
      {texts[other] && (
        <Anchor
          component="button"
          type="button"
          size="sm"
          mb="md"
          lang={other}
          className="no-print"
          onClick={() => setTurned(other)}
        >
          {i18n.getFixedT(shown, 'jobs')('advert.inOther')}
        </Anchor>
      )}
      {!texts[own] && texts[shown] && (
        <Text size="sm" c="dimmed" mb="md">
          {t('advert.onlyOther')}
        </Text>
      )}
      <RichText html={texts[shown]} lang={shown} />
    </>
  )
}
