import { IconPencil } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { hindranceOf } from '../applications/hindrance.ts'
import type { Overview } from '../applications/queries.ts'
import { openJobQuery } from '../jobs/queries.ts'
import { useFormat } from '../language/format.ts'
import { useLive } from '../parts/use-live.ts'
import classes from './start.module.css'

type Props = { readonly application: Overview }

/** A draft; after the position has ended it can be copied and deleted. */
export const DraftLink = ({ application: { applicationId, job, state } }: Props) => {
  const { t } = useTranslation('start')
  const format = useFormat()
  const isEnded = state === 'JOB_CLOSED_DRAFT'
  const asked = useQuery({ ...openJobQuery(job.jobId), enabled: !isEnded })
  useLive([asked])
  const hindrance = isEnded ? 'ended' : hindranceOf(asked)
  const closesAt = asked.data?.closesAt
  const due = closesAt ? t('waiting.until', { at: format.until(closesAt) }) : job.researchGroupName
  return (
    <Link to="/applications/$applicationId" params={{ applicationId }} className={classes.step}>
      <IconPencil size={18} aria-hidden />
      <span>
        {t(hindrance ? 'waiting.draftKept' : 'waiting.draft', { job: job.title })}
        <span className={classes.note}>{hindrance ? t(`waiting.hindrance.${hindrance}`) : due}</span>
      </span>
    </Link>
  )
}
