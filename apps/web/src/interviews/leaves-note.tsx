import { Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { groupQuery } from '../groups/queries.ts'
import type { Process } from './queries.ts'

type Props = { readonly process: Pick<Process, 'researchGroupId'> }

/** The group may change its waiting time while a dialog is open. */
const oftenMs = 15_000

/** Whether a step that applicants notice can be taken back. */
export const LeavesNote = ({ process }: Props) => {
  const { t } = useTranslation('interviews')
  const { data } = useQuery({ ...groupQuery(process.researchGroupId), staleTime: 0, refetchInterval: oftenMs })
  if (!data) return null
  return (
    <Text size="sm" c="dimmed">
      {t(data.letterGraceMinutes > 0 ? 'leaves.later' : 'leaves.atOnce')}
    </Text>
  )
}
