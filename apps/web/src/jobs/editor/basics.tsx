import { Checkbox, Group, NumberInput, TextInput } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { CodeSelect } from './code-select.tsx'
import type { Draft } from './draft.ts'
import classes from './editor.module.css'
import { fieldOf } from './lacks.ts'
import { ProfessorSelect } from './professor-select.tsx'
import { Section } from './section.tsx'
import type { Change } from './use-draft.ts'

type Props = {
  readonly draft: Draft
  readonly change: Change
  readonly fault: (field: string) => string | undefined
  readonly groupId: string
}

const numberOrNull = (given: number | string): number | null => (typeof given === 'number' ? given : null)

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
        <TextInput
          id={fieldOf.deadline}
          type="date"
          label={t('editor.deadline')}
          value={draft.applicationDeadline ?? ''}
          error={fault('applicationDeadline')}
          onChange={event => change({ applicationDeadline: event.currentTarget.value || null })}
        />
        <TextInput
          type="date"
          label={t('editor.startDate')}
          value={draft.startDate ?? ''}
          error={fault('startDate')}
          onChange={event => change({ startDate: event.currentTarget.value || null })}
        />
        <NumberInput
          label={t('editor.workload')}
          min={1}
          max={100}
          clampBehavior="strict"
          value={draft.workloadPercent ?? ''}
          error={fault('workloadPercent')}
          onChange={value => change({ workloadPercent: numberOrNull(value) })}
        />
        <NumberInput
          id={fieldOf.contractMonths}
          label={t('editor.months')}
          min={1}
          max={120}
          clampBehavior="strict"
          value={draft.contractMonths ?? ''}
          error={fault('contractMonths')}
          onChange={value => change({ contractMonths: numberOrNull(value) })}
        />
        <CodeSelect
          label={t('editor.funding')}
          catalogue="fundingTypes"
          value={draft.fundingType}
          error={fault('fundingType')}
          onChange={fundingType => change({ fundingType })}
        />
        <CodeSelect
          id={fieldOf.salaryGrade}
          label={t('editor.salary')}
          catalogue="salaryGrades"
          value={draft.salaryGrade}
          error={fault('salaryGrade')}
          onChange={salaryGrade => change({ salaryGrade })}
        />
        <Group className={classes.whole ?? ''} gap="xl">
          <Checkbox
            label={t('editor.byArrangement')}
            checked={draft.startDateByArrangement}
            onChange={event => change({ startDateByArrangement: event.currentTarget.checked })}
          />
          <Checkbox
            label={t('editor.disabled')}
            checked={draft.suitableForDisabled}
            onChange={event => change({ suitableForDisabled: event.currentTarget.checked })}
          />
        </Group>
      </div>
    </Section>
  )
}
