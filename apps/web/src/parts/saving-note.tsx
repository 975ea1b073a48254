import { Anchor, Text } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../language/format.ts'
import { useExplain } from '../problems/explain.ts'
import type { Saving } from './autosave.ts'

type Props = {
  readonly saving: Saving
  /** Undefined if retrying would not help. */
  readonly onRetry: (() => void) | undefined
  /** What could not be saved; this tab keeps a copy. */
  readonly parts?: readonly string[]
}

/** “Saved 14:03”. */
export const SavingNote = ({ saving, onRetry, parts }: Props) => {
  const { t } = useTranslation()
  const format = useFormat()
  const explain = useExplain()
  return (
    <Text size="sm" c={saving.state === 'failed' ? 'var(--mantine-color-error)' : 'dimmed'} role="status">
      {saving.state === 'saved' && (saving.at ? t('savedAt', { time: format.clock(saving.at) }) : t('allSaved'))}
      {(saving.state === 'waiting' || saving.state === 'saving') && t('saving')}
      {saving.state === 'failed' && (
        <>
          {t('notSaved', { reason: explain(saving.error).title })}{' '}
          {parts && t(parts.length > 0 ? 'keptHereIn' : 'keptHere', { parts: parts.join(', ') })}{' '}
          {onRetry && (
            <Anchor component="button" type="button" size="sm" onClick={onRetry}>
              {t('again')}
            </Anchor>
          )}
        </>
      )}
    </Text>
  )
}
