import { Skeleton } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import type { KeyboardEvent } from 'react'
import { useReader } from '../reader.ts'
import { CardBody } from './card-body.tsx'
import type { OpenJob } from './job-facts.tsx'
import classes from './list.module.css'

/** Arrow keys move between cards. */
const walk = (event: KeyboardEvent<HTMLElement>): void => {
  const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
  if (step === 0) return
  const all = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-job]')]
  const next = all[all.indexOf(document.activeElement as HTMLElement) + step]
  if (next === undefined) return
  event.preventDefault()
  next.focus()
}

type Props = { readonly jobs: readonly OpenJob[]; readonly isOld?: boolean }

export const JobCards = ({ jobs, isOld = false }: Props) => {
  const reader = useReader()
  return (
    <ul className={classes.list} data-old={isOld || undefined} onKeyDown={walk}>
      {jobs.map(job => (
        <li key={job.jobId}>
          <Link to="/positions/$jobId" params={{ jobId: job.jobId }} className={classes.card} data-job>
            <CardBody job={job} reader={reader} />
          </Link>
        </li>
      ))}
    </ul>
  )
}

export const JobCardSkeletons = () => (
  <div className={classes.list} aria-busy>
    {[1, 2, 3].map(each => (
      <Skeleton key={each} height={150} radius="lg" />
    ))}
  </div>
)
