import { Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { groupQuery } from '../groups/queries.ts'

type Props = { readonly groupId: string }

/** The group may change its grace time while a dialog is open. */
const oftenMs = 15_000

/** Whether a step that people outside notice can be taken back, and for how long. */
export const GraceNote = ({ groupId }: Props) => {
  const { t } = useTranslation('waiting-steps')
  const { data } = useQuery({ ...groupQuery(groupId), staleTime: 0, refetchInterval: oftenMs })
  if (!data) return null
  return (
    <Text size="sm" c="dimmed">
      {t(data.letterGraceMinutes > 0 ? 'grace.later' : 'grace.atOnce')}
    </Text>
  )
}
