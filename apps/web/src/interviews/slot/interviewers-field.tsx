import { MultiSelect } from '@mantine/core'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { membersQuery } from '../../groups/queries.ts'

type Props = {
  readonly groupId: string
  readonly value: readonly string[]
  readonly error: string | undefined
  readonly onChange: (userIds: readonly string[]) => void
}

export const InterviewersField = ({ groupId, value, error, onChange }: Props) => {
  const { t } = useTranslation('interviews')
  const { data } = useSuspenseQuery(membersQuery(groupId))
  return (
    <MultiSelect
      label={t('slot.interviewers')}
      required
      searchable
      hidePickedOptions
      data={data.items.map(({ userId, firstName, lastName }) => ({ value: userId, label: `${firstName} ${lastName}` }))}
      value={[...value]}
      error={error}
      nothingFoundMessage={t('slot.nobodyElse')}
      onChange={onChange}
    />
  )
}
