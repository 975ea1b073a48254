import { Checkbox } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { api, dataOf } from '../../api/client.ts'

type Props = { readonly jobId: string; readonly isChosen: boolean; readonly onChange: (isChosen: boolean) => void }

/** Accepting may fill the position; says first how many other applicants that rejects. */
export const FillJob = ({ jobId, isChosen, onChange }: Props) => {
  const { t } = useTranslation('evaluation')
  const { data } = useQuery({
    queryKey: ['jobs', jobId, 'consequences', 'fill'],
    queryFn: ({ signal }) =>
      dataOf(
        api.GET('/api/jobs/{jobId}/consequences', { params: { path: { jobId }, query: { step: 'fill' } }, signal }),
      ),
    gcTime: 0,
  })
  return (
    <Checkbox
      label={t('decide.closeJob')}
      description={data && t('decide.closeJobHint', { count: Math.max(0, data.underway - 1) })}
      checked={isChosen}
      onChange={event => onChange(event.currentTarget.checked)}
    />
  )
}
