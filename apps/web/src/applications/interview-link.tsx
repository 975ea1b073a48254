import { IconCalendarEvent } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../language/format.ts'
import { ButtonLink } from '../parts/links.tsx'
import type { Overview } from './queries.ts'

type Props = { readonly application: Pick<Overview, 'interview' | 'job'> }

/** Shown only to applicants who are invited to an interview. */
export const InterviewLink = ({ application: { interview, job } }: Props) => {
  const { t } = useTranslation('applications')
  const format = useFormat()
  if (!interview) return null
  const { processId, startsAt, timezone } = interview
  const label = startsAt ? t('mine.interview', { at: format.instantIn(startsAt, timezone) }) : t('mine.choose')
  return (
    <ButtonLink
      to="/interviews/$processId/booking"
      params={{ processId }}
      variant={startsAt ? 'default' : 'filled'}
      leftSection={<IconCalendarEvent size={16} aria-hidden />}
      aria-label={`${label}: ${job.title}`}
    >
      {label}
    </ButtonLink>
  )
}
