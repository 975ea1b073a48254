import { Stack, TextInput } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../language/use-language.ts'
import { RichEditor } from '../../parts/rich-editor.tsx'
import type { Mine } from '../queries.ts'
import { statements } from '../statements.ts'
import { Questions } from './questions.tsx'
import type { ApplicationDraft } from './use-application.ts'

type Props = {
  readonly draft: ApplicationDraft
  readonly change: (part: Partial<ApplicationDraft>) => void
  readonly questions: Mine['questions']
  readonly fault: (field: string) => string | undefined
}

export const Motivation = ({ draft, change, questions, fault }: Props) => {
  const { t } = useTranslation('applications')
  const language = useLanguage()
  return (
    <Stack gap="lg">
      {statements.map(name => (
        <RichEditor
          key={name}
          id={name}
          label={t(`motivation.${name}`)}
          lang={language}
          value={draft[name]}
          error={fault(name)}
          onChange={html => change({ [name]: html })}
        />
      ))}
      <TextInput
        type="date"
        maw="16rem"
        label={t('motivation.desiredStart')}
        value={draft.desiredStart ?? ''}
        error={fault('desiredStart')}
        onChange={event => change({ desiredStart: event.currentTarget.value || null })}
      />
      <Questions
        questions={questions}
        answers={draft.answers}
        fault={fault}
        onChange={answers => change({ answers })}
      />
    </Stack>
  )
}
