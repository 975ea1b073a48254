import { Checkbox, NumberInput, TextInput } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { CodeSelect } from './code-select.tsx'
import type { Draft } from './draft.ts'
import classes from './editor.module.css'
import { fieldOf } from './missing-fields.ts'
import { Section } from './section.tsx'
import type { Change } from './use-writing.ts'

type Props = {
  readonly draft: Draft
  readonly change: Change
  readonly fault: (field: string) => string | undefined
}

const numberOrNull = (given: number | string): number | null => (typeof given === 'number' ? given : null)

export const Terms = ({ draft, change, fault }: Props) => {
  const { t } = useTranslation('jobs')
  return (
    <Section title={t('editor.terms')}>
      <div className={classes.fields}>
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
        <Checkbox
          label={t('editor.byArrangement')}
          checked={draft.startDateByArrangement}
          onChange={event => change({ startDateByArrangement: event.currentTarget.checked })}
          className={classes.besideField ?? ''}
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
        <Checkbox
          className={classes.whole ?? ''}
          label={t('editor.disabled')}
          checked={draft.suitableForDisabled}
          onChange={event => change({ suitableForDisabled: event.currentTarget.checked })}
        />
      </div>
    </Section>
  )
}
