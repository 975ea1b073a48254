import type { ReactNode } from 'react'
import type { Reader } from '../reader.ts'
import classes from './advert.module.css'
import type { Shown } from './shown.ts'

type Props = { readonly job: Shown; readonly reader: Reader; readonly group: ReactNode }
type Fact = readonly [label: string, value: ReactNode]

export const Facts = ({ job, reader: { t, label, format }, group }: Props) => {
  const start = (): string | null => {
    if (job.startDate === null) return job.startDateByArrangement ? t('fact.byArrangement') : null
    const date = format.date(job.startDate)
    return job.startDateByArrangement ? t('fact.fromOr', { date }) : date
  }
  const workload = (): string | null => {
    if (job.workloadPercent === null) return null
    return job.workloadPercent === 100 ? t('fact.fullTime') : t('fact.workload', { percent: job.workloadPercent })
  }
  const deadline = (): string | null => {
    if (job.state === 'PUBLISHED' && job.stoppedAt !== null) return t('fact.stopped')
    if (job.applicationDeadline) return format.date(job.applicationDeadline)
    return job.state === 'DRAFT' || job.state === 'PUBLISHED' ? t('fact.noDeadline') : null
  }
  const facts: readonly Fact[] = [
    [t('fact.deadline'), deadline()],
    [t('fact.subjectArea'), label('subjectAreas', job.subjectArea)],
    [t('fact.researchArea'), job.researchArea],
    [t('fact.location'), label('locations', job.location)],
    [t('fact.group'), group],
    [t('fact.professor'), job.supervisingProfessorName],
    [t('fact.start'), start()],
    [t('fact.workloadLabel'), workload()],
    [t('fact.duration'), job.contractMonths && t('fact.months', { count: job.contractMonths })],
    [t('fact.funding'), label('fundingTypes', job.fundingType)],
    [t('fact.salary'), label('salaryGrades', job.salaryGrade)],
    [t('fact.letters'), job.referenceLettersRequired || null],
    [t('fact.decision'), job.promisedDecisionBy && format.date(job.promisedDecisionBy)],
  ]
  return (
    <>
      <dl className={classes.list} aria-label={t('fact.facts')}>
        {facts
          .filter(([, value]) => Boolean(value))
          .map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
      </dl>
      {job.suitableForDisabled && <p className={classes.note}>{t('fact.disabled')}</p>}
    </>
  )
}
