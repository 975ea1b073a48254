import { NativeSelect } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { membersQuery } from '../../groups/queries.ts'
import { useChoices } from './choices.ts'
import { fieldOf } from './missing-fields.ts'

type Props = {
  readonly groupId: string
  readonly value: string | null
  readonly error: string | undefined
  readonly onChange: (userId: string | null) => void
}

export const ProfessorSelect = ({ groupId, value, error, onChange }: Props) => {
  const { t } = useTranslation('jobs')
  const { data } = useQuery(membersQuery(groupId))
  const professors = data?.items
    .filter(({ role }) => role === 'PROFESSOR')
    .map(({ userId, firstName, lastName, email }) => ({
      value: userId,
      label: `${firstName} ${lastName}`.trim() || email,
    }))
  return (
    <NativeSelect
      id={fieldOf.supervisor}
      label={t('editor.supervisor')}
      value={value ?? ''}
      error={error}
      data={useChoices(professors, value)}
      onChange={event => onChange(event.currentTarget.value || null)}
    />
  )
}
