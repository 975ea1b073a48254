import { Alert, Button, Group, NativeSelect, Text, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { isProblem } from '../../api/problem.ts'
import { languageNames, languages } from '../../language/language.ts'
import { useFaults } from '../../problems/faults.ts'
import { ProblemNotice } from '../../problems/problem-notice.tsx'
import type { Referee } from './referee.ts'
import classes from './referees.module.css'

type Props = {
  readonly title: string
  readonly first: Referee
  /** The address that was asked already. */
  readonly asked?: string
  readonly error: unknown
  readonly isPending: boolean
  readonly onTyped?: (referee: Referee) => void
  readonly onSave: (referee: Referee) => void
  readonly onCancel: () => void
}

const lines = {
  title: { most: 50, isRequired: false },
  firstName: { most: 100, isRequired: true },
  lastName: { most: 100, isRequired: true },
  email: { most: 254, isRequired: true },
  institution: { most: 200, isRequired: false },
  relationship: { most: 200, isRequired: false },
} as const satisfies Partial<Record<keyof Referee, object>>
const names = Object.keys(lines) as readonly (keyof typeof lines)[]

export const RefereeForm = ({ title, first, asked, error, isPending, onTyped, onSave, onCancel }: Props) => {
  const { t } = useTranslation(['applications', 'app'])
  const form = useForm<Referee>({
    mode: 'controlled',
    initialValues: first,
    ...(onTyped && { onValuesChange: values => onTyped(values) }),
  })
  const fault = useFaults(error)
  const start = useRef<HTMLInputElement>(null)
  useEffect(() => start.current?.focus(), [])
  const isElse = asked !== undefined && form.values.email.trim().toLowerCase() !== asked.toLowerCase()
  const isTwice = isProblem(error, 'ALREADY_EXISTS')
  const isElsewhere = error !== null && !isTwice && !isProblem(error, 'VALIDATION_FAILED')
  return (
    <form className={classes.card} aria-label={title} onSubmit={form.onSubmit(onSave)}>
      <Text fw={600} mb="sm">
        {title}
      </Text>
      <div className={classes.fields}>
        {names.map(name => (
          <TextInput
            key={name}
            {...(name === 'title' && { ref: start })}
            label={t(`referee.${name}`)}
            type={name === 'email' ? 'email' : 'text'}
            required={lines[name].isRequired}
            maxLength={lines[name].most}
            {...form.getInputProps(name)}
            error={name === 'email' && isTwice ? t('referee.twice') : fault(name)}
          />
        ))}
        <NativeSelect
          label={t('referee.language')}
          data={languages.map(value => ({ value, label: languageNames[value] }))}
          {...form.getInputProps('language')}
        />
      </div>
      {isElse && (
        <Alert color="orange" mt="md" role="status">
          {t('referee.askedElse', { email: asked })}
        </Alert>
      )}
      {isElsewhere && <ProblemNotice error={error} />}
      <Group mt="md">
        <Button type="submit" loading={isPending}>
          {t('app:save')}
        </Button>
        <Button variant="default" onClick={onCancel}>
          {t('app:cancel')}
        </Button>
      </Group>
    </form>
  )
}
