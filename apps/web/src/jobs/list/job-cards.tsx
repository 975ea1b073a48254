import { Skeleton } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import type { KeyboardEvent } from 'react'
import type { Reply } from '../../api/reply.ts'
import { useLanguage } from '../../language/use-language.ts'
import { JobFacts } from './job-facts.tsx'
import classes from './list.module.css'

export type OpenJob = Reply<'/api/jobs', 'get'>['items'][number]

/** The arrows go from one to the next. */
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
  const language = useLanguage()
  return (
    <ul className={classes.list} data-old={isOld || undefined} onKeyDown={walk}>
      {jobs.map(job => {
        const [text, lang] =
          language === 'de' && job.excerptDe
            ? [job.excerptDe, 'de']
            : [job.excerptEn || job.excerptDe, job.excerptEn ? 'en' : 'de']
        return (
          <li key={job.jobId}>
            <Link to="/positions/$jobId" params={{ jobId: job.jobId }} className={classes.card} data-job>
              <h3 className={classes.title}>{job.title}</h3>
              <p className={classes.group}>
                {[job.researchGroupName, job.supervisingProfessorName].filter(Boolean).join(' · ')}
              </p>
              {text && (
                <p className={classes.excerpt} lang={lang}>
                  {text}
                </p>
              )}
              <JobFacts job={job} />
            </Link>
          </li>
        )
      })}
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
