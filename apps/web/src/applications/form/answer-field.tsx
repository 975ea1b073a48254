import { Group, Radio, Textarea, TextInput } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { DecimalInput } from '../../parts/decimal-input.tsx'
import type { Mine } from '../queries.ts'

type Answer = Mine['answers'][string]
type Props = {
  readonly id: string
  readonly kind: Mine['questions'][number]['kind']
  readonly label: string
  readonly isRequired: boolean
  readonly answer: Answer | undefined
  readonly error: string | undefined
  readonly onChange: (answer: Answer | undefined) => void
}

const longest = { TEXT: 500, LONG_TEXT: 5000 } as const

export const AnswerField = ({ id, kind, label, isRequired, answer, error, onChange }: Props) => {
  const { t } = useTranslation('applications')
  const named = { label, error, required: isRequired } as const
  const field = { id, ...named } as const
  const text = typeof answer === 'string' ? answer : ''
  if (kind === 'YES_NO')
    return (
      // Links to the question point to the first choice.
      <Radio.Group
        {...named}
        value={typeof answer === 'boolean' ? String(answer) : null}
        onChange={value => onChange(value === 'true')}
      >
        <Group mt="xs">
          <Radio id={id} value="true" label={t('questions.yes')} />
          <Radio value="false" label={t('questions.no')} />
        </Group>
      </Radio.Group>
    )
  if (kind === 'NUMBER')
    return (
      <DecimalInput
        {...field}
        maw="16rem"
        number={typeof answer === 'number' ? answer : null}
        onNumber={number => onChange(number ?? undefined)}
      />
    )
  if (kind === 'LONG_TEXT')
    return (
      <Textarea
        {...field}
        autosize
        minRows={4}
        maxLength={longest.LONG_TEXT}
        value={text}
        onChange={event => onChange(event.currentTarget.value)}
      />
    )
  return (
    <TextInput
      {...field}
      maxLength={longest.TEXT}
      value={text}
      onChange={event => onChange(event.currentTarget.value)}
    />
  )
}
