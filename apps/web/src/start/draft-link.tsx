import { IconPencil } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import type { Overview } from '../applications/queries.ts'
import { openJobQuery } from '../jobs/queries.ts'
import { useFormat } from '../language/format.ts'
import classes from './start.module.css'

type Props = { readonly application: Overview }

export const DraftLink = ({ application: { applicationId, job } }: Props) => {
  const { t } = useTranslation('start')
  const format = useFormat()
  const { data: advert } = useQuery(openJobQuery(job.jobId))
  return (
    <Link to="/applications/$applicationId" params={{ applicationId }} className={classes.step}>
      <IconPencil size={18} aria-hidden />
      <span>
        {t('waiting.draft', { job: job.title })}
        <span className={classes.note}>
          {advert?.closesAt ? t('waiting.until', { at: format.until(advert.closesAt) }) : job.researchGroupName}
        </span>
      </span>
    </Link>
  )
}
