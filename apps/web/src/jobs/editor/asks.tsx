import { Checkbox, NumberInput, TextInput } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import type { Draft } from './draft.ts'
import classes from './editor.module.css'
import { Section } from './section.tsx'
import type { Change } from './use-writing.ts'

type Props = { readonly draft: Draft; readonly change: Change }

export const Asks = ({ draft, change }: Props) => {
  const { t } = useTranslation('jobs')
  return (
    <Section title={t('editor.asks')}>
      <div className={classes.fields}>
        <NumberInput
          label={t('editor.letters')}
          min={0}
          max={5}
          clampBehavior="strict"
          value={draft.referenceLettersRequired}
          onChange={value => change({ referenceLettersRequired: typeof value === 'number' ? value : 0 })}
        />
        <TextInput
          type="date"
          label={t('editor.decision')}
          value={draft.promisedDecisionBy ?? ''}
          onChange={event => change({ promisedDecisionBy: event.currentTarget.value || null })}
        />
        <Checkbox
          className={classes.whole ?? ''}
          label={t('editor.shortlistOnly')}
          checked={draft.lettersFromShortlistOnly}
          onChange={event => change({ lettersFromShortlistOnly: event.currentTarget.checked })}
        />
      </div>
    </Section>
  )
}
