import { NativeSelect } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { membersQuery } from '../../groups/queries.ts'
import { fieldOf } from './lacks.ts'

type Props = {
  readonly groupId: string
  readonly value: string | null
  readonly error: string | undefined
  readonly onChange: (userId: string | null) => void
}

export const ProfessorSelect = ({ groupId, value, error, onChange }: Props) => {
  const { t } = useTranslation('jobs')
  const { data } = useQuery(membersQuery(groupId))
  const professors = (data?.items ?? []).filter(({ role }) => role === 'PROFESSOR')
  return (
    <NativeSelect
      id={fieldOf.supervisor}
      label={t('editor.supervisor')}
      value={value ?? ''}
      error={error}
      data={[
        { value: '', label: t('editor.choose') },
        ...professors.map(({ userId, firstName, lastName, email }) => ({
          value: userId,
          label: `${firstName} ${lastName}`.trim() || email,
        })),
      ]}
      onChange={event => onChange(event.currentTarget.value || null)}
    />
  )
}
