import { Button, Group, NativeSelect, Text, TextInput } from '@mantine/core'
import { IconTrash } from '@tabler/icons-react'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import classes from '../applicants.module.css'
import { type DraftDegree, degreeKinds } from '../profile-draft.ts'
import { GradeFields } from './grade-fields.tsx'

type Props = {
  readonly degree: DraftDegree
  readonly number: number
  readonly isNew: boolean
  readonly germanGrade: number | null | undefined
  readonly fault: (field: string) => string | undefined
  readonly onChange: (part: Partial<DraftDegree>) => void
  readonly onRemove: () => void
}

export const DegreeCard = ({ degree, number, isNew, germanGrade, fault, onChange, onRemove }: Props) => {
  const { t } = useTranslation('applicants')
  const start = useRef<HTMLSelectElement>(null)
  useEffect(() => {
    if (isNew) start.current?.focus()
  }, [isNew])
  const isNamed = degree.name.trim() !== '' && degree.university.trim() !== ''
  const title = degree.name || t('degree.title', { number })
  return (
    <div className={classes.card} role="group" aria-label={title}>
      <Group justify="space-between" mb="sm" wrap="nowrap">
        <Text fw={600}>{title}</Text>
        <Button
          variant="subtle"
          color="red"
          size="compact-sm"
          leftSection={<IconTrash size={15} aria-hidden />}
          aria-label={t('degree.removeNamed', { name: title })}
          onClick={onRemove}
        >
          {t('degree.remove')}
        </Button>
      </Group>
      <div className={classes.fields}>
        <NativeSelect
          ref={start}
          label={t('degree.kind')}
          value={degree.kind}
          data={degreeKinds.map(value => ({ value, label: t(`degree.kinds.${value}`) }))}
          onChange={event =>
            onChange({ kind: degreeKinds.find(each => each === event.currentTarget.value) ?? 'OTHER' })
          }
        />
        <TextInput
          label={t('degree.name')}
          placeholder={t('degree.nameHint')}
          required
          maxLength={200}
          value={degree.name}
          error={fault('name')}
          onChange={event => onChange({ name: event.currentTarget.value })}
        />
        <TextInput
          label={t('degree.university')}
          required
          maxLength={200}
          value={degree.university}
          error={fault('university')}
          onChange={event => onChange({ university: event.currentTarget.value })}
        />
        <TextInput
          type="date"
          label={t('degree.date')}
          description={t('degree.dateHint')}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          value={degree.date ?? ''}
          error={fault('date')}
          onChange={event => onChange({ date: event.currentTarget.value || null })}
        />
      </div>
      <GradeFields degree={degree} germanGrade={germanGrade} onChange={onChange} />
      {!isNamed && (
        <Text size="sm" c="dimmed" mt="sm">
          {t('degree.unnamed')}
        </Text>
      )}
    </div>
  )
}
