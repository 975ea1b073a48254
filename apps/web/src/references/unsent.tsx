import { Text, Title } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { useUnsaved } from '../parts/use-unsaved.ts'
import type { Assessment } from './queries.ts'
import classes from './references.module.css'
import { unsavedKey } from './use-assessment.ts'

type Props = { readonly token: string }

/** What was written here after the request had ended elsewhere, to copy it. */
export const Unsent = ({ token }: Props) => {
  const { t } = useTranslation('references')
  const left = useUnsaved<Assessment, string>(unsavedKey(token), 'link').read()?.value
  const texts = [left?.knownAs ?? '', left?.comments ?? ''].filter(text => text.trim() !== '')
  if (texts.length === 0) return null
  return (
    <section aria-labelledby="unsent">
      <Title order={2} size="h4" id="unsent" mt="xl">
        {t('unsent.title')}
      </Title>
      <Text c="dimmed">{t('unsent.text')}</Text>
      {texts.map(text => (
        <Text key={text} mt="sm" className={classes.written ?? ''}>
          {text}
        </Text>
      ))}
    </section>
  )
}
