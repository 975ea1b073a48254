import { TextInput } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { CodeSelect } from './code-select.tsx'
import type { Draft } from './draft.ts'
import classes from './editor.module.css'
import { fieldOf } from './missing-fields.ts'
import { ProfessorSelect } from './professor-select.tsx'
import { Section } from './section.tsx'
import type { Change } from './use-writing.ts'

type Props = {
  readonly draft: Draft
  readonly change: Change
  readonly fault: (field: string) => string | undefined
  readonly groupId: string
}

export const Basics = ({ draft, change, fault, groupId }: Props) => {
  const { t } = useTranslation('jobs')
  return (
    <Section title={t('editor.basics')}>
      <div className={classes.fields}>
        <TextInput
          id={fieldOf.title}
          className={classes.whole ?? ''}
          label={t('editor.title')}
          required
          maxLength={200}
          value={draft.title}
          error={draft.title.trim() ? fault('title') : t('editor.needsTitle')}
          onChange={event => change({ title: event.currentTarget.value })}
        />
        <CodeSelect
          id={fieldOf.subjectArea}
          label={t('editor.subjectArea')}
          catalogue="subjectAreas"
          value={draft.subjectArea}
          error={fault('subjectArea')}
          onChange={subjectArea => change({ subjectArea })}
        />
        <TextInput
          label={t('editor.researchArea')}
          maxLength={200}
          value={draft.researchArea}
          error={fault('researchArea')}
          onChange={event => change({ researchArea: event.currentTarget.value })}
        />
        <CodeSelect
          id={fieldOf.location}
          label={t('editor.location')}
          catalogue="locations"
          value={draft.location}
          error={fault('location')}
          onChange={location => change({ location })}
        />
        <ProfessorSelect
          groupId={groupId}
          value={draft.supervisingProfessorId}
          error={fault('supervisingProfessorId')}
          onChange={supervisingProfessorId => change({ supervisingProfessorId })}
        />
      </div>
    </Section>
  )
}
