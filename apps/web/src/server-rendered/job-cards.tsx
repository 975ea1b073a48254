import { CardBody } from '../jobs/list/card-body.tsx'
import type { OpenJob } from '../jobs/list/job-facts.tsx'
import classes from '../jobs/list/list.module.css'
import type { PageContext } from './page-context.ts'

type Props = { readonly context: PageContext; readonly jobs: readonly OpenJob[] }

export const JobCards = ({ context: { reader, to }, jobs }: Props) => (
  <ul className={classes.list}>
    {jobs.map(job => (
      <li key={job.jobId}>
        <a href={to(`/positions/${job.jobId}`)} className={classes.card}>
          <CardBody job={job} reader={reader} />
        </a>
      </li>
    ))}
  </ul>
)
