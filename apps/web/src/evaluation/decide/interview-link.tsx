import { IconCalendarEvent } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { overviewQuery } from '../../interviews/queries.ts'
import { ButtonLink } from '../../parts/links.tsx'
import type { Detail } from '../application.ts'

type Props = { readonly job: Detail['job'] }

const looks = {
  variant: 'default',
  fullWidth: true,
  mt: 'xs',
  leftSection: <IconCalendarEvent size={17} aria-hidden />,
}

/** Shortlisted applicants are invited from the interviews of the position. */
export const InterviewLink = ({ job }: Props) => {
  const { t } = useTranslation('evaluation')
  const { data } = useQuery(overviewQuery)
  const process = data?.find(({ jobId }) => jobId === job.jobId)
  if (process === undefined) return null
  const { researchGroupId: groupId, processId } = process
  return (
    <ButtonLink to="/groups/$groupId/interviews/$processId" params={{ groupId, processId }} {...looks}>
      {t('step.interviews')}
    </ButtonLink>
  )
}
