import { IconCalendarEvent } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import type { Overview } from '../applications/queries.ts'
import { useFormat } from '../language/format.ts'
import classes from './start.module.css'

type Props = { readonly interview: NonNullable<Overview['interview']>; readonly job: Overview['job'] }

/** A booked interview, or the slots to choose from. */
export const InterviewLink = ({ interview: { processId, startsAt, timezone }, job }: Props) => {
  const { t } = useTranslation('start')
  const format = useFormat()
  return (
    <Link
      to="/interviews/$processId/booking"
      params={{ processId }}
      className={classes.step}
      data-urgent={startsAt === null || undefined}
    >
      <IconCalendarEvent size={18} aria-hidden />
      <span>
        {startsAt === null
          ? t('waiting.choose', { job: job.title })
          : t('waiting.interview', { at: format.instantIn(startsAt, timezone) })}
        <span className={classes.note}>
          {startsAt === null ? t('waiting.chooseHint', { group: job.researchGroupName }) : job.title}
        </span>
      </span>
    </Link>
  )
}
