import { IconBook2, IconCalendarDue, IconClockHour4, IconMapPin } from '@tabler/icons-react'
import type { Reply } from '../../api/reply.ts'
import { serviceNow } from '../../api/service-time.ts'
import type { Reader } from '../reader.ts'
import classes from './list.module.css'

const icon = { size: 16, stroke: 1.6, 'aria-hidden': true } as const
const soonMs = 7 * 24 * 60 * 60_000

export type OpenJob = Reply<'/api/jobs', 'get'>['items'][number]

type Props = { readonly job: OpenJob; readonly reader: Reader }

export const JobFacts = ({ job, reader: { t, label, format } }: Props) => {
  const { closesAt, applicationDeadline, workloadPercent } = job
  const isSoon = closesAt !== null && Date.parse(closesAt) - serviceNow() < soonMs
  return (
    <ul className={classes.facts}>
      <li>
        <IconBook2 {...icon} />
        {label('subjectAreas', job.subjectArea)}
      </li>
      <li>
        <IconMapPin {...icon} />
        {label('locations', job.location)}
      </li>
      {workloadPercent !== null && (
        <li>
          <IconClockHour4 {...icon} />
          {workloadPercent === 100 ? t('fact.fullTime') : t('fact.workload', { percent: workloadPercent })}
        </li>
      )}
      {applicationDeadline !== null && (
        <li className={isSoon ? classes.soon : undefined}>
          <IconCalendarDue {...icon} />
          {t('fact.until', { date: format.date(applicationDeadline) })}
        </li>
      )}
    </ul>
  )
}
